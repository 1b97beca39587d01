import { restOfMessages } from '#src/i18n/current.ts'

interface Offers {
  readonly quotes: readonly unknown[]
}

/** Without the words the server's own are shown. */
const words = (): Promise<void> => restOfMessages().catch(() => undefined)

/** An answer without an offer, or none at all, is handed on once the words are there that say why: most visits never need them. */
export async function inWords<T extends Offers>(
  asked: Promise<T>,
  fetchWords: () => Promise<void> = words,
): Promise<T> {
  try {
    const answer = await asked
    if (answer.quotes.length === 0) await fetchWords()
    return answer
  } catch (error) {
    await fetchWords()
    throw error
  }
}
