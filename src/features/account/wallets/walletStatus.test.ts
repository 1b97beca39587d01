import { expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { account, chain } from '#src/testing/rows.ts'
import { accountNetwork, lastWalletStatus, walletStatus } from './walletStatus.ts'

const evm = account()
const svm = { ...account(), family: 'svm' as const, address: 'So1' }

const ton = { ...account(), family: 'ton' as const, address: 'UQ1' }

it('0: the source is not connected, whatever else is', () => {
  expect(walletStatus({}, 'evm', 'evm')).toEqual({ status: 0, others: 0 })
  expect(walletStatus({ svm }, 'evm', 'svm')).toEqual({ status: 0, others: 1 })
  expect(walletStatus({ evm }, null, null)).toEqual({ status: 0, others: 1 })
})

it('1: the source is connected and the destination needs no separate wallet', () => {
  expect(walletStatus({ evm }, 'evm', 'evm')).toEqual({ status: 1, source: evm, others: 0 })
})

it('2: both are shown, including a missing one', () => {
  const both = { status: 2, source: evm, destination: svm, family: 'svm', others: 0 }
  expect(walletStatus({ evm, svm }, 'evm', 'svm')).toEqual(both)
  expect(walletStatus({ evm }, 'evm', 'svm')).toEqual({ ...both, destination: null })
})

it('counts the connected wallets that the form does not concern', () => {
  expect(walletStatus({ evm, svm, ton }, 'evm', 'evm')).toMatchObject({ status: 1, others: 2 })
  expect(walletStatus({ evm, svm, ton }, 'evm', 'svm')).toMatchObject({ status: 2, others: 1 })
  expect(walletStatus({ evm, ton }, 'evm', 'svm')).toMatchObject({ status: 2, destination: null, others: 1 })
})

it('without a form: the wallet connected last, and the count of the others', () => {
  expect(lastWalletStatus({ evm, svm }, svm.address)).toEqual({ status: 1, source: svm, others: 1 })
  expect(lastWalletStatus({}, null)).toEqual({ status: 0, others: 0 })
})

it.each<[string, number | null, number[], number | undefined]>([
  ['the first supported one without a form', null, [], 11],
  ['the form’s source', null, [12, 1], 12],
  ['the form’s destination', null, [1, 12], 12],
  ['the source before the destination', null, [13, 12], 13],
  ['no disabled one', null, [10, 1], 11],
  ['the wallet’s own, whatever the form shows', 13, [12, 1], 13],
  ['none that is unknown', 99, [12, 1], undefined],
])('the network of a card is %s', (_, current, pair, expected) => {
  const svmChains = [10, 11, 12, 13].map((id) => chain(id, `S${id}`, { family: 'svm', disabled: id === 10 }))
  const shown = accountNetwork(
    { family: 'svm', chainId: current === null ? null : chainId(current) },
    [chain(1, 'One'), ...svmChains],
    pair,
  )
  expect(shown?.chain_id).toBe(expected)
})
