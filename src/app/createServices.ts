import type { QueryClient } from '@tanstack/react-query'
import { delay, onceAnswered } from '#core/async.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { createApi } from '#src/api/calls.ts'
import { createHttp } from '#src/api/http.ts'
import { withHeadStart } from '#src/api/headStart.ts'
import { createOwnFetch } from '#src/api/ownFetch.ts'
import { appConfigQuery } from '#src/api/queries.ts'
import { emptyForm } from '#src/features/shared/form.ts'
import { createBridgeFormStore } from '#src/features/bridge/model/formStore.ts'
import { formFromParams } from '#src/features/shared/params.ts'
import { withPresets, channelStart, formQuery } from '#src/features/site/start.ts'
import { createLinkStore } from '#src/features/bridge/link/linkStore.ts'
import { readLink } from '#src/features/shared/readLink.ts'
import { createReferral } from '#src/features/bridge/link/referral.ts'
import { createSingletons } from '#src/platform/singletons.ts'
import { withPrefix, storageOrNull } from '#src/platform/keyValueStorage.ts'
import { createWebPlatform } from '#src/platform/web.ts'
import type { SessionToken } from '#src/platform/contract.ts'
import type { Services } from '#src/services.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { createWalletEvents } from '#src/wallets/events.ts'
import { createSessionStore, createUserIds } from '#src/wallets/userStorage.ts'
import { createWalletStore, type WalletStore } from '#src/wallets/store.ts'
import { FOOTER_LINKS, type FooterData } from '#core/screens/footerData.ts'
import type { TestWallets } from './walletLoader.ts'

/** Path of the API on the app's own origin. */
const API = '/api'

/** Wires every dependency of the screens once. `early` lists URLs to request at once. */
export function createServices(
  page: Window,
  queryClient: QueryClient,
  testWallets: TestWallets | null,
  early: readonly string[] = [],
): Services {
  const platform = createWebPlatform(page)
  const kept = storageOrNull(page, 'localStorage')
  // Several Telegram users may share one browser.
  const storage = kept && platform.visitor ? withPrefix(kept, `tg${platform.visitor.id}:`) : kept
  const session: SessionToken = { token: null }
  let wallets: WalletStore | null = null
  const channel = channelStart(page)
  const ownFetch = createOwnFetch({
    fetch: (input, init) => fetch(input, init),
    channel: channel.name,
    inTelegram: platform.inTelegram,
    userId: () => wallets?.getState().userId ?? null,
    token: () => session.token,
    now: Date.now,
  })
  const fetchOwn = withHeadStart(
    ownFetch,
    early.map((path) => `${API}${path}`),
    Date.now,
  )
  const api = createApi(createHttp({ base: API, fetch: fetchOwn }), fetchOwn)

  const walletEvents = createWalletEvents()
  const loader = onceAnswered(async () =>
    (await import('./walletLoader.ts')).createWalletLoader({
      services,
      queryClient,
      testWallets,
      ownApi: `${page.location.origin}${API}`,
    }),
  )
  const loadWallets = async (family: FamilyName): Promise<WalletFamily> => (await loader())(family)

  wallets = createWalletStore({
    load: loadWallets,
    session: createSessionStore(storage),
    events: walletEvents,
    wait: delay,
  })
  const { ref } = readLink(new URLSearchParams(page.location.search)).wishes
  const referral = createReferral(storage)
  if (ref !== undefined) referral.remember(ref)
  const params = new URLSearchParams(formQuery(page.location, channel.base))

  const userIds = createUserIds(storage)
  wallets.subscribe((state, before) => {
    if (state.accounts !== before.accounts) userIds.write(state.userId)
  })
  const began = withPresets(formFromParams(params), params, channel.look?.presets ?? null)
  // A link overrides the defaults. The store still starts with them, because the prerendered page was built from them.
  const form = createBridgeFormStore(emptyForm)
  form.getState().patch(began)
  // On a static host the page carries no channel, so its presets arrive with the settings and apply only while the amount is empty.
  if (!channel.look) {
    const begin = (presets: ChannelLook['presets']): void => {
      const now = form.getState()
      if (presets && now.amount === '') now.patch(withPresets(now, params, presets))
    }
    queryClient.fetchQuery(appConfigQuery(api)).then(
      (app) => begin(app.channel.presets),
      () => {},
    )
  }
  const services: Services = {
    api,
    channel,
    platform,
    session,
    storage,
    wallets,
    walletEvents,
    userIds,
    form,
    link: createLinkStore(readLink(params), began, storageOrNull(page, 'sessionStorage')),
    referral,
    stored: createSingletons(storage),
    footer: readFooterData(page.document),
    notOpen: page.document.querySelector('meta[name=bridge]')?.getAttribute('content') === 'not-open',
    configuredSettlement: async () => (await queryClient.fetchQuery(appConfigQuery(api))).settlement,
    loadWallets,
    refetchAll: () => void queryClient.invalidateQueries(),
    single: (create) => single(create),
  }
  const single = createSingletons(services)
  return services
}

/** Reads the footer links that the server embedded in the page; null on a static host. */
function readFooterData(page: Pick<Document, 'getElementById'>): FooterData | null {
  const text = page.getElementById(FOOTER_LINKS)?.textContent
  return text ? (JSON.parse(text) as FooterData) : null
}
