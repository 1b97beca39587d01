import { createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { writeContract } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, registerPayee } from '../testing/deploy.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { sampleOrder } from '../testing/orders.ts'
import { createEvmNode } from './createNode.ts'

const CHAIN = 31337
let anvil: Anvil
let at: Deployment
beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  at = await deployContracts(anvil.url, CHAIN)
})
afterAll(() => anvil.stop())

it('reads how much the escrow can still release to claims, and that it was frozen', async () => {
  const node = createEvmNode(localNodeOptions(CHAIN, [anvil.url]))
  const limits = (token: string) => node.escrowLimits?.(at.escrow, assetId(chainId(CHAIN), token))
  const cap = parseEther('1000')
  expect(await limits(NATIVE)).toEqual({ frozen: false, claimLeft: cap, claimCap: cap, windowSeconds: 3600 })
  expect(await limits(at.usdc)).toMatchObject({ claimCap: 2_000_000n * 10n ** BigInt(at.usdcDecimals) })

  const guardian = createWalletClient({
    account: privateKeyToAccount(devAccounts.guardian.key),
    transport: http(anvil.url),
  })
  await anvil.rpc('anvil_setBalance', [devAccounts.guardian.address, '0xde0b6b3a7640000'])
  await writeContract(guardian, { abi: bridgeEscrowAbi, address: at.escrow, functionName: 'freeze', chain: null })
  await expect.poll(async () => (await limits(NATIVE))?.frozen).toBe(true)
})

it('reads the payee of a channel’s fees', async () => {
  const node = createEvmNode(localNodeOptions(CHAIN, [anvil.url]))
  expect(await node.channelPayee?.(at.escrow, 827)).toBeNull()
  await registerPayee(anvil.url, CHAIN, 827, devAccounts.stranger.address)
  expect(await node.channelPayee?.(at.escrow, 827)).toBe(devAccounts.stranger.address.toLowerCase())
  expect(await node.channelPayee?.(at.escrow, 531)).toBeNull()
})

it('refuses contracts that the catalogue does not list', async () => {
  const node = createEvmNode(localNodeOptions(CHAIN, [anvil.url], { escrows: [] }))
  const unknown = { reason: 'escrow_unknown', retriable: false }
  await expect(node.escrowLimits?.(at.escrow, assetId(chainId(CHAIN), NATIVE))).rejects.toMatchObject(unknown)
  await expect(node.escrowStatus?.(at.escrow, '0x')).rejects.toMatchObject(unknown)
  await expect(node.attesterSet?.(at.escrow)).rejects.toMatchObject(unknown)
  await expect(node.channelPayee?.(at.escrow, 827)).rejects.toMatchObject(unknown)
  await expect(node.refundableAt?.(at.escrow, sampleOrder(1_800_000_000))).rejects.toMatchObject(unknown)
})
