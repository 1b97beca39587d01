import { describe, expect, it } from 'vitest'
import { nextStep, routeAvailability } from './availability.ts'
import { catalogueOf, chainOf } from './fixture.ts'

const whole = catalogueOf()
const unsettled = catalogueOf({ chains: whole.chains.map((chain) => ({ ...chain, settlement: null })) })

describe('an operator who has set up nothing', () => {
  it('gets the next step: contracts, then routes, then none', () => {
    expect(nextStep(unsettled)).toContain('npm run deploy')
    expect(nextStep({ ...whole, routes: [] })).toContain('routes.json')
    expect(nextStep({ ...whole, routes: whole.routes.map((route) => ({ ...route, enabled: false })) })).toContain(
      'routes.json',
    )
    expect(nextStep(whole)).toBeNull()
  })

  it('has visitors who see that the bridge is not open, not that one network is incomplete', () => {
    const [first] = unsettled.chains
    expect(first && routeAvailability(unsettled, first)).toMatchObject({ available: false, code: 'nothing_set_up' })
    const [other] = [chainOf(424242, { settlement: null })]
    expect(other && routeAvailability({ ...whole, chains: [...whole.chains, other] }, other)).toMatchObject({
      code: 'settlement_missing',
    })
  })
})
