import { createPrivateKey, sign } from 'node:crypto'
import { base64 } from '@scure/base'
import { type Keypair, VersionedTransaction } from '@solana/web3.js'
import { RpcError } from './errors.ts'
import { address, type Methods, text } from './params.ts'

/** Header of a PKCS #8 private key that holds a bare ed25519 seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const signBytes = (account: Keypair, message: Uint8Array): Uint8Array =>
  sign(
    null,
    message,
    createPrivateKey({ key: Buffer.concat([PKCS8, account.secretKey.subarray(0, 32)]), format: 'der', type: 'pkcs8' }),
  )

/**
 * Signs with the node's unlocked accounts, so that the test wallet in the page holds no key. Never part of a real node.
 */
export function localMethods(unlocked: readonly Keypair[]): Methods {
  const byAddress = new Map(unlocked.map((account) => [account.publicKey.toBase58(), account]))
  const unlockedAccount = (key: string): Keypair => {
    const account = byAddress.get(key)
    if (!account) throw new RpcError(-32602, `${key} is not unlocked on this node`)
    return account
  }
  return {
    causeway_accounts: () => [...byAddress.keys()],
    causeway_signTransaction: (params) => {
      const transaction = VersionedTransaction.deserialize(base64.decode(text(params, 0)))
      transaction.sign([unlockedAccount(address(params, 1))])
      return base64.encode(transaction.serialize())
    },
    causeway_signMessage: (params) =>
      base64.encode(signBytes(unlockedAccount(address(params, 0)), base64.decode(text(params, 1)))),
  }
}
