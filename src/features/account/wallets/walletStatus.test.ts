import { expect, it } from 'vitest'
import { account } from '#src/testing/rows.ts'
import { walletStatus } from './walletStatus.ts'

const evm = account()
const svm = { ...account(), family: 'svm' as const, address: 'So1' }

it('0: the source is not connected, whatever else is', () => {
  expect(walletStatus({}, 'evm', 'evm')).toEqual({ status: 0 })
  expect(walletStatus({ svm }, 'evm', 'svm')).toEqual({ status: 0 })
  expect(walletStatus({ evm }, null, null)).toEqual({ status: 0 })
})

it('1: the source is connected and the destination needs no separate wallet', () => {
  expect(walletStatus({ evm, svm }, 'evm', 'evm')).toEqual({ status: 1, source: evm })
})

it('2: both are shown, including a missing one', () => {
  expect(walletStatus({ evm, svm }, 'evm', 'svm')).toEqual({ status: 2, source: evm, destination: svm, family: 'svm' })
  expect(walletStatus({ evm }, 'evm', 'svm')).toEqual({ status: 2, source: evm, destination: null, family: 'svm' })
})
