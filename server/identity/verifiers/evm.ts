import { isHex, recoverMessageAddress, size } from 'viem'
import { chainId } from '#core/chain/chainId.ts'
import type { ChainLookup } from '../../deps.ts'
import type { SignedText, Verifier } from './verifier.ts'

async function signedByKey({ account, message, signature }: SignedText): Promise<boolean> {
  if (!isHex(signature) || size(signature) !== 65) return false
  try {
    return (await recoverMessageAddress({ message, signature })).toLowerCase() === account
  } catch {
    return false
  }
}

/** A key's signature needs no network; a contract account is asked on its own network (ERC-1271). */
export function createEvmVerifier(chains: ChainLookup): Verifier {
  return async (signed) => {
    if (await signedByKey(signed)) return true
    const node = signed.chainId === null ? null : chains(chainId(signed.chainId))
    if (!node?.acceptsSignature || !isHex(signed.signature)) return false
    return node.acceptsSignature(signed.account, signed.message, signed.signature)
  }
}
