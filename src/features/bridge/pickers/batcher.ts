import { batches } from '#core/async.ts'

interface Waiting<Item, Answer> {
  item: Item
  done: (answer: Answer) => void
  fail: (cause: unknown) => void
}
type Ask<Item, Answer> = (items: readonly Item[]) => Promise<Answer>

/**
 * Takes one item and returns the answer of its batch. Items under one key within one tick share a request; a failed
 * request fails for its own items only.
 * @param soon runs the work when the tick is over
 */
export function createBatcher<Item, Answer>(
  size: number,
  soon: (work: () => void) => void = (work) => void setTimeout(work),
) {
  const groups = new Map<string, Waiting<Item, Answer>[]>()

  async function send(ask: Ask<Item, Answer>, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answer = await ask(batch.map((each) => each.item))
      for (const { done } of batch) done(answer)
    } catch (cause) {
      for (const { fail } of batch) fail(cause)
    }
  }

  return (key: string, item: Item, ask: Ask<Item, Answer>): Promise<Answer> => {
    const group = groups.get(key) ?? []
    if (group.length === 0) {
      groups.set(key, group)
      soon(() => {
        groups.delete(key)
        for (const batch of batches(group, size)) void send(ask, batch)
      })
    }
    return new Promise((done, fail) => group.push({ item, done, fail }))
  }
}
