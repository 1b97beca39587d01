import { z } from 'zod'

/** `OwnText` as it travels: the reader's side chooses the language. */
export const ownText = z.union([z.string(), z.object({ en: z.string() }).catchall(z.string())])
