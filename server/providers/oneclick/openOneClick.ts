import { AppError } from '#core/errors.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import type { RouteProvider } from '../provider.ts'
import type { VendorDeps } from '../vendorRoutes.ts'
import { createOneClickProvider } from './createOneClickProvider.ts'

/** Opens 1Click with the operator's key and fee, both optional. @throws AppError `config_invalid` for half a fee */
export function openOneClick(env: Environment, deps: VendorDeps): RouteProvider {
  const { ONECLICK_API_KEY, ONECLICK_JWT, ONECLICK_FEE_RECIPIENT: recipient, ONECLICK_FEE_BPS: bps } = env
  if ((recipient === undefined) !== (bps === 0))
    throw new AppError('config_invalid', 'Set both ONECLICK_FEE_RECIPIENT and ONECLICK_FEE_BPS, or neither.', {
      retriable: false,
    })
  return createOneClickProvider(deps, {
    url: env.ONECLICK_URL,
    perMinute: env.ONECLICK_PER_MINUTE,
    headers: {
      ...(ONECLICK_API_KEY ? { 'x-api-key': ONECLICK_API_KEY } : {}),
      ...(ONECLICK_JWT ? { authorization: `Bearer ${ONECLICK_JWT}` } : {}),
    },
    fee: recipient === undefined ? null : { recipient, bps },
  })
}
