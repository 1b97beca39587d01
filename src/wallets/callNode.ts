import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from './reads.ts'
import { NodeRefusal } from './walletErrors.ts'

/**
 * Creates a family's calls of its networks by JSON-RPC through our server, whose schemas check the answers. `Answers`:
 * the answer of each method. The calls throw AppError `rpc_unreachable`, or a `NodeRefusal`.
 */
export const createNodeCalls =
  <Answers>() =>
  async <M extends keyof Answers>(chain: ChainRow, method: M, ...params: unknown[]): Promise<Answers[M]> => {
    const [url] = readUrls(chain)
    if (!url) throw new AppError('rpc_unreachable', `${chain.alias_name} has no node configured.`, { status: 502 })
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const answer = (await response.json().catch(() => null)) as {
      result?: Answers[M]
      error?: { message: string }
    } | null
    if (answer?.error) throw new NodeRefusal(answer.error.message)
    if (!response.ok || answer?.result === undefined)
      throw new AppError('rpc_unreachable', `${chain.alias_name} isn’t responding right now.`, { status: 502 })
    return answer.result
  }
