import { expect, it } from 'vitest'
import { localPool } from '#chains/evm/testing/pool.ts'
import { loadCatalogue } from './load.ts'
import { loadTracker } from './tracker.ts'

it('reads a page of points from the token that the local networks deploy', () => {
  const { tokens } = loadTracker({ profile: 'local' }, loadCatalogue({ profile: 'local' }))
  expect(tokens.get('lxp')).toMatchObject([{ chainId: 31337, token: localPool(31337).asset, symbol: 'USDC' }])
})
