import { hashMessage, isHex } from 'viem'
import { chainId } from '#core/chain/chainId.ts'
import type { SignedText, SignIn } from '../family.ts'
import { parseSignInMessage } from '../signIn/message.ts'
import { recoverSigner } from './signing/recoverSigner.ts'

/** Some hardware wallets use recovery id 00 or 01, but contracts and other wallets expect 1b or 1c. */
const withRecoveryId = (signature: string): string =>
  signature.replace(/^(0x[0-9a-f]{128})0([01])$/i, (_, body: string, id: string) => `${body}1${id === '0' ? 'b' : 'c'}`)

const isSignedByKey = ({ account, message, signature }: SignedText): boolean =>
  recoverSigner(hashMessage(message), withRecoveryId(signature)) === account

/** A key's signature needs no network; a contract account is queried on the signed network (ERC-1271). */
export const evmSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'Ethereum'),
  createVerifier: (chains) => async (signed) => {
    if (isSignedByKey(signed)) return 'key'
    const node = signed.chainId === null ? null : chains(chainId(signed.chainId))
    if (!node?.acceptsSignature || !isHex(signed.signature)) return null
    return (await node.acceptsSignature(signed.account, signed.message, signed.signature)) ? 'contract' : null
  },
}
