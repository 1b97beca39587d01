import { concat, createWalletClient, encodeDeployData, getContractAddress, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, sendTransaction } from 'viem/actions'
import { badgeAbi } from '#contracts/abi/badge.ts'
import badge from '#contracts/artifacts/Badge.json' with { type: 'json' }
import { devAccounts } from './accounts.ts'
import { factory } from './checkIn.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

type Hex = `0x${string}`

/** Network of the local badges. */
export const BADGE_CHAIN = 31337

const initCode = encodeDeployData({
  abi: badgeAbi,
  bytecode: badge.bytecode as Hex,
  args: [
    'Causeway badges',
    'BADGE',
    `http://localhost:8080/api/badges/${BADGE_CHAIN}/`,
    devAccounts.deployer.address,
    devAccounts.badgeIssuer.address,
    true,
  ],
})

/** Address of the local badge contract, for any deployer at any time. */
export const badgeAddress = getContractAddress({
  opcode: 'CREATE2',
  from: factory,
  salt: zeroHash,
  bytecode: initCode,
}).toLowerCase() as Hex

/** Deploys the badge contract if it is missing. */
export async function deployBadge(url: string): Promise<void> {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devAccounts.deployer.key),
    transport: localHttp(url),
    pollingInterval: 50,
  })
  if (await getCode(wallet, { address: badgeAddress })) return
  await mined(wallet, await sendTransaction(wallet, { to: factory, data: concat([zeroHash, initCode]), chain: null }))
}
