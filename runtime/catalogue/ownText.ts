import { z } from 'zod'

const words = z.string().min(1).max(300)

/** The operator's texts for users: one for all languages, or one per language with at least English. */
export const ownWords = z.union([words, z.object({ en: words }).catchall(words)])
