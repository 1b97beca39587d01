import { Address } from '@ton/core'
import { proofBytes } from '#chains/ton/proofBytes.ts'
import { keyOfStateInit } from '#chains/ton/walletKey.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { ChainLookup } from '../../deps.ts'
import { parseTonProof } from '../tonMessage.ts'
import { isSignedByEd25519 } from './ed25519.ts'
import type { SignedText, Verifier } from './verifier.ts'

/**
 * Asks the wallet's contract for its key; null if it is not deployed or we have no node of the network. A node that
 * fails proves neither: a deployed wallet may have replaced the key of its state init.
 * @throws ChainError from the node
 */
async function deployedKey(chains: ChainLookup, { account, chainId: id }: SignedText): Promise<string | null> {
  const node = id === null ? null : chains(chainId(id))
  return (await node?.publicKeyOf?.(account)) ?? null
}

/**
 * `ton_proof`: Ed25519 over account, domain, time and nonce. The key is the contract's, or before deployment that in
 * the state init, whose hash is the account. The caller's claim about its key is ignored.
 */
export function createTonVerifier(chains: ChainLookup): Verifier {
  return async (signed) => {
    const { state_init, proof } = parseTonProof(signed.message)
    const address = Address.parse(signed.account)
    const key =
      (await deployedKey(chains, signed)) ??
      (state_init === undefined ? null : keyOfStateInit(state_init, address.hash))
    if (key === null) return null
    const bytes = proofBytes({
      address,
      domain: proof.domain.value,
      timestamp: proof.timestamp,
      payload: proof.payload,
    })
    const isSigned = isSignedByEd25519(Buffer.from(key, 'hex'), bytes, Buffer.from(signed.signature, 'base64'))
    return isSigned ? 'key' : null
  }
}
