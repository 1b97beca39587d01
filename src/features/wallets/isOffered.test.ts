import { expect, it } from 'vitest'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { isOffered } from './isOffered.ts'

const connector = (installed: boolean, worksInTelegram: boolean): ConnectorInfo => ({
  id: 'test', family: 'evm', name: 'Test', icon: null, installed, installUrl: 'https://wallet.test', pairs: false, worksInTelegram,
})

it.each([
  ['here, in a browser', connector(true, false), { inTelegram: false, links: true }, true],
  ['to be installed, in a browser', connector(false, false), { inTelegram: false, links: true }, true],
  ['to be installed, where links are not allowed', connector(false, true), { inTelegram: false, links: false }, false],
  ['an extension, in Telegram', connector(true, false), { inTelegram: true, links: true }, false],
  ['one that works in Telegram', connector(true, true), { inTelegram: true, links: false }, true],
])('a wallet that is %s', (_, wallet, place, expected) => {
  expect(isOffered(wallet, place)).toBe(expected)
})
