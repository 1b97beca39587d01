import {
  concat,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  http,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, readContract, sendTransaction } from 'viem/actions'
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { type DevAccount, devAccounts } from './accounts.ts'
import { factory, salt } from './checkIn.ts'
import { localDeployment } from './deploy.ts'
import { mined } from './receipt.ts'

type Hex = `0x${string}`

const DECIMALS = 8
/** Whole coins of each account at the start. */
const funds: readonly (readonly [DevAccount, bigint])[] = [
  [devAccounts.maker, 100n],
  [devAccounts.user, 5n],
]
const CLAIM_CAP = 1_000n * 10n ** BigInt(DECIMALS)

const init = concat([
  testToken.bytecode as Hex,
  encodeAbiParameters(
    [{ type: 'string' }, { type: 'string' }, { type: 'uint8' }, { type: 'address' }],
    ['Bitcoin', 'BTC', DECIMALS, devAccounts.deployer.address],
  ),
])

/** Address of the local token that stands for Bitcoin: the same on every network. */
export const bitcoinToken = getContractAddress({
  opcode: 'CREATE2',
  from: factory,
  salt,
  bytecode: init,
}).toLowerCase() as Hex

/** Deploys the token, allows it in the escrow and funds its accounts, as far as that is missing. */
export async function deployBitcoinToken(url: string, chainId: number): Promise<void> {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devAccounts.deployer.key),
    transport: http(url),
    pollingInterval: 50,
  })
  const send = async (to: Hex, data: Hex): Promise<unknown> =>
    mined(wallet, await sendTransaction(wallet, { to, data, chain: null }))
  if (!(await getCode(wallet, { address: bitcoinToken }))) await send(factory, concat([salt, init]))
  const { escrow } = localDeployment(chainId)
  const isAllowed = await readContract(wallet, {
    address: escrow,
    abi: parseAbi(['function tokenAllowed(address) view returns (bool)']),
    functionName: 'tokenAllowed',
    args: [bitcoinToken],
  })
  if (!isAllowed) {
    const cap = { abi: bridgeEscrowAbi, functionName: 'setClaimCap', args: [bitcoinToken, CLAIM_CAP] } as const
    await send(escrow, encodeFunctionData(cap))
    const allow = { abi: bridgeEscrowAbi, functionName: 'setTokenAllowed', args: [bitcoinToken, true] } as const
    await send(escrow, encodeFunctionData(allow))
  }
  const supply = { address: bitcoinToken, abi: testTokenAbi, functionName: 'totalSupply' } as const
  if ((await readContract(wallet, supply)) > 0n) return
  for (const [{ address }, whole] of funds) {
    const args = [address, whole * 10n ** BigInt(DECIMALS)] as const
    await send(bitcoinToken, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args }))
  }
}
