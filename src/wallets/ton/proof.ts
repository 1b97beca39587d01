import type { Wallet } from '@tonconnect/sdk'
import { AppError } from '#core/errors.ts'
import type { TonProofMessage } from '#core/wire/tonProof.ts'

/** What a wallet has signed with its connection, ready for the server. */
export interface SignedProof {
  readonly message: string
  readonly signature: string
}

/** The proof that came with this connection; null where the wallet was not asked for one. @throws AppError `wallet_rejected` where it refused */
export function proofOf({ account, connectItems }: Wallet): SignedProof | null {
  const item = connectItems?.tonProof
  if (!item) return null
  if (!('proof' in item))
    throw new AppError('wallet_rejected', item.error.message ?? 'The wallet signs no proofs.', {
      status: 400,
      retriable: true,
    })
  const { timestamp, domain, payload, signature } = item.proof
  const message: TonProofMessage = {
    network: account.chain,
    ...(account.walletStateInit ? { state_init: account.walletStateInit } : {}),
    proof: { timestamp, domain: { lengthBytes: domain.lengthBytes, value: domain.value }, payload },
  }
  return { message: JSON.stringify(message), signature }
}
