import { z } from 'zod'

/** Wire form of `OwnText`: the client chooses the language. */
export const ownText = z.union([z.string(), z.object({ en: z.string() }).catchall(z.string())])
