import { z } from 'zod'
import type { ContractAnswer } from '#chains/contract/reader.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import { AppError } from '#core/errors.ts'
import { isFelt } from '../family.ts'
import { signInData } from '../signInData.ts'
import { codes, felt, isRefusal, type StarknetRpc } from './rpc.ts'

/** Numbers of methods, which the network computes from their names. */
export const selectors = {
  balanceOf: '0x2e4263afad30923c891518314c3c95dbe830a16874e8abc5777a9a20b54c76e',
  balance_of: '0x35a73cd311a05d46deda634c5ee045db92f811b4e74bca4437fcb5302b7af33',
  is_valid_signature: '0x28420862938116cb3bbdbedee07451ccc54d4e9412dbef71142ad1980a30941',
} as const

type BlockId = 'latest' | { readonly block_number: number }

export async function callContract(
  rpc: StarknetRpc,
  contract: string,
  selector: string,
  calldata: readonly string[],
  block_id: BlockId = 'latest',
): Promise<readonly string[]> {
  const request = { contract_address: contract, entry_point_selector: selector, calldata }
  return z.array(felt).parse(await rpc.call('starknet_call', { request, block_id }))
}

/** Answer of a contract: `call` is the method's number and its arguments. */
export const askContract = (
  pool: Pool<StarknetRpc>,
  contract: string,
  [selector = '0x0', ...calldata]: readonly string[],
): Promise<ContractAnswer> =>
  pool.agree(async (rpc) => {
    try {
      return await callContract(rpc, contract, selector, calldata)
    } catch (error) {
      if (isRefusal(error, codes.contractNotFound, codes.entryPointNotFound, codes.contractError)) return null
      throw error
    }
  }, String)

const half = felt.transform(BigInt).refine((part) => part < 2n ** 128n, 'half of a u256')
const u256 = z.tuple([half, half]).transform(([low, high]) => low + (high << 128n))

/** Reads the balance of an ERC-20 contract, whose method has a name of either style. */
export async function readBalance(rpc: StarknetRpc, token: string, owner: string, at?: BlockId): Promise<bigint> {
  try {
    return u256.parse(await callContract(rpc, token, selectors.balanceOf, [owner], at))
  } catch (error) {
    if (!isRefusal(error, codes.entryPointNotFound)) throw error
    return u256.parse(await callContract(rpc, token, selectors.balance_of, [owner], at))
  }
}

/** More numbers than any account signs with. */
const MOST_FELTS = 60

/** Numbers of a signature, as the web app writes them: hex, separated by commas; null for any other text. */
function feltsOf(signature: string): readonly string[] | null {
  const felts = signature.split(',')
  return felts.length <= MOST_FELTS && felts.every(isFelt) ? felts : null
}

/** Sign-in texts have no other characters; the library cannot hash them. */
const isPlain = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text)

const hexOf = (count: number): string => `0x${count.toString(16)}`

/** SNIP-6: the answer of an account that accepts a signature. Accounts from before it answer with 1. */
const accepting: ReadonlySet<bigint> = new Set([0x56414c4944n, 1n])

type Verdict = 'accepted' | 'refused' | 'undeployed'

async function askAccount(rpc: StarknetRpc, account: string, calldata: readonly string[]): Promise<Verdict> {
  try {
    const [answer] = await callContract(rpc, account, selectors.is_valid_signature, calldata)
    return answer !== undefined && accepting.has(BigInt(answer)) ? 'accepted' : 'refused'
  } catch (error) {
    if (isRefusal(error, codes.contractNotFound)) return 'undeployed'
    if (isRefusal(error, codes.entryPointNotFound, codes.contractError)) return 'refused'
    throw error
  }
}

/**
 * True if a quorum shows that the account's contract accepts this signature over the sign-in text.
 * @throws AppError 401 `account_not_deployed`: no contract exists yet, so no one can say which key is the account's
 */
export async function acceptsSignature(
  pool: Pool<StarknetRpc>,
  { account, message, signature, network }: { account: string; message: string; signature: string; network: string },
): Promise<boolean> {
  const felts = feltsOf(signature)
  if (!felts || !isPlain(message)) return false
  // Hashing needs the vendor's library, which no other read does.
  const { typedData } = await import('starknet')
  const digest = typedData.getMessageHash(signInData(message, network), account)
  const verdict = await pool.agree((rpc) => askAccount(rpc, account, [digest, hexOf(felts.length), ...felts]), String)
  if (verdict === 'undeployed')
    throw new AppError(
      'account_not_deployed',
      'Your Starknet account isn’t deployed yet. Make any transaction with it in your wallet, then sign in again.',
      { status: 401, retriable: false },
    )
  return verdict === 'accepted'
}
