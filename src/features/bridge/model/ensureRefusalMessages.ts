import { restOfMessages } from '#src/i18n/current.ts'

interface Offers {
  readonly quotes: readonly unknown[]
}

/** If the messages fail to load, the server's own text is shown. */
const words = (): Promise<void> => restOfMessages().catch(() => undefined)

/** Delays an answer without an offer until the messages that explain it have loaded: most visits never need them. */
export async function ensureRefusalMessages<T extends Offers>(
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
