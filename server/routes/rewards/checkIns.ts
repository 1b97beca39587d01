import { createRoute } from '@hono/zod-openapi'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import { addDays, isoDay, mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import { weekMask } from '#core/rewards/calendar.ts'
import type { ServerDeps } from '../../deps.ts'
import { requireCapability } from '../../http/guards.ts'
import { answers, body, createRouter } from '../../http/router.ts'
import { spendAttempt } from '../../rewards/fraud/attempts.ts'
import { watchRange } from '../../rewards/fraud/watch.ts'
import { requireFreshCall } from '../../rewards/checkIn/freshCall.ts'
import { lostCheckIns } from '../../rewards/checkIn/lost.ts'
import { checkInOf, contractsFor } from '../../rewards/checkIn/reader.ts'
import { takeCheckIn } from '../../rewards/checkIn/take.ts'
import { worthOf } from '../../rewards/checkIn/worth.ts'
import {
  contractsAnswer,
  lostAnswer,
  lostQuery,
  monthAnswer,
  monthQuery,
  signIn,
  signInAnswer,
  userParams,
  weekAnswer,
} from './schema.ts'

const contracts = createRoute({
  method: 'get',
  path: '/api/lottery/maker/sign/contract',
  summary: 'List check-in contracts by network',
  responses: answers(contractsAnswer),
})
const month = createRoute({
  method: 'get',
  path: '/api/lottery/maker/sign/user',
  summary: 'List a wallet’s check-ins of a month',
  request: { query: monthQuery },
  responses: answers(monthAnswer),
})
const take = createRoute({
  method: 'post',
  path: '/api/lottery/maker/sign/in',
  summary: 'Submit an on-chain check-in; safe to retry until it counts',
  request: { body: body(signIn) },
  responses: answers(signInAnswer),
})
const lost = createRoute({
  method: 'get',
  path: '/api/lottery/maker/sign/lost',
  summary: 'Find on-chain check-ins from yesterday and today that weren’t submitted',
  request: { query: lostQuery },
  responses: answers(lostAnswer),
})
const week = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/chainSignInInfo',
  summary: 'List a wallet’s check-ins of the current UTC week',
  request: { params: userParams },
  responses: answers(weekAnswer),
})

const noAddress = { code: 404, message: 'This isn’t a valid address on any network here.' } as const

/**
 * The specification's clients read `code` and `message` of a refusal, not the status; faults and limits remain HTTP
 * errors.
 */
function refusal(error: unknown) {
  if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error
  return { code: error.status, message: error.message, data: { reason: error.reason } }
}

type Deps = Pick<
  ServerDeps,
  'config' | 'store' | 'catalogue' | 'chains' | 'rewards' | 'clock' | 'rsaKey' | 'policy' | 'checkInContractCheck'
>

export function checkInRoutes(deps: Deps) {
  const { store, clock } = deps
  return createRouter()
    .openapi(contracts, async (c) => {
      const data = (await contractsFor(deps, c.get('visitor'))).map(({ chainId, address }) => ({
        chainId,
        contractAddress: address,
      }))
      return c.json({ code: 200 as const, message: 'success', data }, 200)
    })
    .openapi(month, async (c) => {
      const { address, year, month: number } = c.req.valid('query')
      const wallet = accountOfAnyFamily(address)?.canonical ?? null
      if (wallet === null)
        return c.json({ ...noAddress, data: { historyList: [], transactionCount: 0, isCheckIn: false } }, 200)
      const first = utcDay(new Date(Date.UTC(year, number - 1, 1)))
      const last = addDays(utcDay(new Date(Date.UTC(year, number, 1))), -1)
      const today = utcDay(clock.now())
      const rows = await store.checkIns.between(wallet, first, last)
      const historyList = rows.map((row) => ({
        blockDate: isoDay(row.day),
        points: row.points,
        chainId: row.chainId,
        txHash: row.txHash,
        inBridge: row.bridged,
      }))
      const isCheckIn = (await store.checkIns.between(wallet, today, today)).length > 0
      return c.json(
        {
          code: 200,
          message: 'success',
          data: { historyList, transactionCount: await store.checkIns.count(wallet), isCheckIn },
        },
        200,
      )
    })
    .openapi(take, async (c) => {
      const { encrypt, hash, chainId, userAddress } = c.req.valid('json')
      const visitor = c.get('visitor')
      for (const capability of ['rewards', checkInOf(chainId)])
        await requireCapability(deps, visitor, capability, 'other')
      const { ip } = visitor
      const wallet = accountOfAnyFamily(userAddress)?.canonical ?? userAddress
      try {
        await spendAttempt(deps, 'check-in', { wallet, ip, person: await visitor.person() })
        await requireFreshCall(deps, encrypt)
        const { points, counted } = await takeCheckIn(deps, { chainId, hash, wallet: userAddress })
        // Hashes are public and can be reported again by anyone: only a newly counted one shows who is calling.
        if (counted) await watchRange(deps, 'check_ins_of_range', ip, wallet)
        return c.json({ code: 200, message: 'success', data: points }, 200)
      } catch (error) {
        return c.json(refusal(error), 200)
      }
    })
    .openapi(lost, async (c) => {
      const { address, chainId } = c.req.valid('query')
      const visitor = c.get('visitor')
      for (const capability of ['rewards', checkInOf(chainId)])
        await requireCapability(deps, visitor, capability, 'other')
      try {
        const rows = await lostCheckIns(deps, {
          chainId,
          wallet: address,
          ip: visitor.ip,
          person: await visitor.person(),
        })
        return c.json(
          {
            code: 200,
            message: 'success',
            data: rows.map(({ day, hash }) => ({ blockDate: isoDay(day), chainId, hash })),
          },
          200,
        )
      } catch (error) {
        return c.json(refusal(error), 200)
      }
    })
    .openapi(week, async (c) => {
      const now = clock.now()
      const today = utcDay(now)
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null
      const rows =
        wallet === null ? [] : await store.checkIns.between(wallet, mondayOf(today), addDays(mondayOf(today), 6))
      const data = {
        sign_in_mask: weekMask(new Set(rows.map((row) => row.day)), today),
        list: rows.map((row) => ({ sign_in_time: Math.floor(row.at.getTime() / 1000), points: row.points })),
        time_now: Math.floor(now.getTime() / 1000),
        today_points: wallet === null ? 0 : (await worthOf(deps, wallet, now)).points,
      }
      return c.json(wallet === null ? { ...noAddress, data } : { code: 0, message: 'success', data }, 200)
    })
}
