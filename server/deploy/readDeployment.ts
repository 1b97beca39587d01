import type { Execution } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createdAddress, noteDeployed, parseNoteCreation } from '#chains/evm/note.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { NewDeployment } from '#store/deployments/types.ts'
import { type Judgement, readSighting, type Sighting, type Sought } from '../readSighting.ts'

type Node = Pick<NetworkNode, 'id' | 'head' | 'timeAt' | 'execution' | 'nonceUse'>

/** Reads what a quorum shows of a deployment. Throws as `readSighting`. */
export const readDeployment = (
  node: Node,
  sought: Sought,
  beforeSearch?: () => Promise<void>,
): Promise<Sighting<NewDeployment>> =>
  readSighting(node, sought, (txHash, seen) => judgeDeployment(node.id, txHash, seen), beforeSearch)

/**
 * Decides what a transaction deployed. Only the creation code of our contract counts, sent by the wallet itself and without coins,
 * once its receipt has the contract's own event.
 */
export function judgeDeployment(
  chainId: ChainId,
  txHash: string,
  { from, to, data, value, nonce, mined }: Execution,
): Judgement<NewDeployment> {
  const text = to === null && value === 0n ? parseNoteCreation(data) : null
  if (text === null) return { state: 'other', found: null }
  if (mined === null) return { state: 'pending', found: null }
  if (!mined.ok) return { state: 'failed', found: null }
  const contract = createdAddress(from, nonce)
  // A network that derives addresses by other rules would make the list name accounts without code.
  const isThere = mined.logs.some(
    ({ address, topics }) => address.toLowerCase() === contract && topics[0] === noteDeployed,
  )
  if (!isThere) return { state: 'other', found: null }
  return { state: 'done', found: { chainId, txHash, wallet: from, contract, ...text, deployedAt: mined.at } }
}
