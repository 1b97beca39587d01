import { expect, it } from 'vitest'
import { screens } from '../screens/table.ts'
import { trackerPages, trackerPath } from '../tracker/pages.ts'
import { AIRDROP_BATCH, airdropById, airdrops, allocationLists, isAirdropAddress, trackerLists } from './airdrops.ts'

it('has a screen and a token for each airdrop of the specification', () => {
  expect(Object.fromEntries(airdrops.map(({ path, symbol }) => [path, symbol]))).toEqual({
    '/layerzero-airdrop': 'ZRO',
    '/strkairdrop': 'STRK',
    '/taikodrop': 'TAIKO',
    '/blastdrop': 'BLAST',
    '/zkairdrop': 'ZK',
  })
  expect(
    screens
      .filter(({ page }) => page === 'airdrop')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(airdrops.map(({ path }) => path).toSorted())
  expect(AIRDROP_BATCH).toBe(5)
  expect(airdropById('layerzero')?.symbol).toBe('ZRO')
  expect(airdropById('__proto__')).toBeNull()
})

it.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', true],
  ['0XF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266', true],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226', false],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb922660', false],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226O', false],
  ['f39Fd6e51aad88F6F4ce6aB8827279cffFb9226600', false],
  ['', false],
])('%s is an address: %s', (text, is) => expect(isAirdropAddress(text)).toBe(is))

it('has one list for each page of the tracker', () => {
  expect(trackerLists.map(({ path }) => path)).toEqual(trackerPages.map(trackerPath))
  expect(new Set(allocationLists.map(({ id }) => id)).size).toBe(allocationLists.length)
})
