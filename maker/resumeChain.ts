import { chainId } from '#core/chain/chainId.ts'
import type { Store } from '#store/contract.ts'

/** Ends a chain's pause after an operator has checked it. */
export async function resumeChain(store: Store, text: string): Promise<string> {
  const id = chainId(Number(text))
  await store.chainState.resume(id)
  return `chain ${id} goes on`
}
