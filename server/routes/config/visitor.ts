import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { address } from '#core/wire/common.ts'
import { accountOfAnyFamily, addressRules } from '#chains/registry.ts'
import { servicesOf } from '#chains/services.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../../deps.ts'
import { answers, answersData, body, createRouter, ok } from '../../http/router.ts'

const ipInfoData = z.object({ country_code: z.string() })

const userAction = z.object({
  user_address: address,
  action: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/),
  /** The wallet's signature of the action's text; empty if none was requested. */
  sign: z.string().max(4000).default(''),
  agent: z.string().max(400).default(''),
  wallet_name: z.string().max(100).default(''),
})
const userActionAnswer = z.object({ code: z.literal(200), message: z.string() })

const ipInfo = createRoute({
  method: 'get',
  path: '/api/nocore_api/v1/ip-info',
  summary: 'Get the visitor’s country; empty if unknown',
  responses: answersData(ipInfoData),
})
const action = createRoute({
  method: 'post',
  path: '/api/config/user-action',
  summary: 'Record a wallet action',
  request: { body: body(userAction) },
  responses: answers(userActionAnswer),
})

export function visitorRoutes(deps: Pick<ServerDeps, 'store' | 'chains' | 'clock'>) {
  const record = createUserActions(deps)
  return createRouter()
    .openapi(ipInfo, (c) => c.json(ok({ country_code: c.get('visitor').country }), 200))
    .openapi(action, async (c) => {
      await record(c.req.valid('json'), c.get('visitor').ip)
      return c.json({ code: 200 as const, message: 'success' }, 200)
    })
}

const HOUR = 3_600_000

/** Returns the text that `sign` signs: action, account as the wallet displays it, and hour. */
export const userActionText = (action: string, displayed: string, hour: number): string =>
  `Causeway: ${action} by ${displayed} in hour ${hour}`

function account(text: string): { family: FamilyName; canonical: string } {
  const found = accountOfAnyFamily(text)
  if (!found)
    throw new AppError('address_invalid', 'user_address is not an address of any network here.', {
      status: 400,
      retriable: false,
    })
  return found
}

/** Records a wallet's action. An unsigned record is a claim and grants nothing; an invalid signature is refused. */
function createUserActions({ store, chains, clock }: Pick<ServerDeps, 'store' | 'chains' | 'clock'>) {
  async function isSigned(text: string, action: string, sign: string, now: Date): Promise<boolean> {
    const { family, canonical } = account(text)
    const displayed = addressRules(family).display(canonical)
    const hour = Math.floor(now.getTime() / HOUR)
    for (const h of [hour, hour - 1, hour + 1]) {
      const signed = {
        account: canonical,
        message: userActionText(action, displayed, h),
        signature: sign,
        chainId: null,
      }
      if (await servicesOf(family)?.signIn?.createVerifier(chains)(signed)) return true
    }
    return false
  }

  /** @throws AppError 400 `address_invalid`, `signature_invalid` */
  return async (
    row: { user_address: string; action: string; sign: string; agent: string; wallet_name: string },
    ip: string,
  ): Promise<void> => {
    const now = clock.now()
    const { canonical } = account(row.user_address)
    if (row.sign !== '' && !(await isSigned(row.user_address, row.action, row.sign, now)))
      throw new AppError('signature_invalid', 'The signature doesn’t match this action.', {
        status: 400,
        retriable: false,
      })
    await store.userActions.add({
      userAddress: canonical,
      action: row.action,
      agent: row.agent,
      walletName: row.wallet_name,
      sign: row.sign,
      ip,
      at: now,
    })
  }
}
