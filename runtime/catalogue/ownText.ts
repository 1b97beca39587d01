import { z } from 'zod'

const words = z.string().min(1).max(300)

/** What an operator writes for people: one text for everybody, or one for each language with English among them. */
export const ownWords = z.union([words, z.object({ en: words }).catchall(words)])
