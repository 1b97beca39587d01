import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chainFromLink } from '#core/catalogue/lookups.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import { formatUnits, parseUnits } from '#core/money/units.ts'
import { paymentIdForm } from '#core/order/paymentId.ts'
import type { Screen } from '#core/screens/match.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import { FOOTER_LINKS, type FooterData, type FooterLink } from '#core/screens/footerData.ts'
import { footerPages, footerSocial } from '#core/screens/footerLinks.ts'
import { lookWithoutLinks } from '../http/channel.ts'
import { asMissing, asNotOpen, asPartner, fillPartnerPage, isUsualBase } from './channelPage.ts'
import type { Encoding } from './files.ts'
import { escaped, type PageHead, withHead } from './head.ts'
import type { PageTexts } from './pageTexts.ts'

/** A screen's page in one language, ready to send. */
export interface Page {
  readonly html: string
  readonly etag: string
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>
}

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** For the request that waits, and for all later ones: a tenth smaller, but it takes a tenth of a second. */
const [QUICK, SMALL] = [brotli(6), brotli(11)]

function pageOf(html: string): Page {
  const encoded = { br: brotliCompressSync(html, QUICK), gzip: gzipSync(html) }
  brotliCompress(html, SMALL, (error, small) => {
    if (!error) encoded.br = small
  })
  return { html, etag: etagOf(html), encoded }
}

const etagOf = (html: string): string => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/** A page that hardly anyone asks for twice. */
const onePageOf = (html: string): Page => ({
  html,
  etag: etagOf(html),
  encoded: { gzip: gzipSync(html, { level: 1 }) },
})

export interface PageSources {
  /** The built page for a screen in a language; a partner's has places for the partner's values. */
  template(screen: Screen | null, language: string, owner: 'partner' | 'not_open' | 'open'): string
  readonly texts: PageTexts | null
  readonly publicUrl: string
  look(channel: ChannelDef): ChannelLook
  /** The operator's links; null while the web may show no links. */
  links(): Readonly<Record<string, string | undefined>> | null
  /** False while no network is set up. */
  isOpen(): boolean
}

export interface PageOwner {
  readonly partner: ChannelDef | null | 'missing'
  /** Prefix of the page's own paths; "/" without one. */
  readonly base: string
}

/**
 * Creates pages on demand and caches them: there is one per screen, language, partner and usual base path, independent
 * of the number of orders. Only a payment request's page, whose preview names the request, is built for each visit.
 */
export function createPages({
  template,
  texts,
  publicUrl,
  look,
  links,
  isOpen,
}: PageSources): (screen: Screen | null, language: string, owner: PageOwner, payment?: string | null) => Page {
  const made = new Map<string, Page>()
  const partnerPage = (html: string, partner: ChannelDef, base: string): string => {
    const shown = links() === null ? lookWithoutLinks(look(partner)) : look(partner)
    return asPartner(fillPartnerPage(html, shown, base), shown)
  }
  return (screen, language, { partner: channel, base }, payment = null) => {
    const partner = channel === 'missing' ? null : channel
    const shown = links()
    const footer = partner ? [] : footerLinks(shown ?? {}, texts, language)
    const place = partner && isUsualBase(base, partner) ? base : ''
    const open = partner !== null || isOpen()
    const key = `${language} ${screen?.name ?? ''} ${channel === 'missing' ? channel : (channel?.id ?? '')} ${place} ${shown !== null} ${footer.map(({ id }) => id).join()} ${open}`
    const known = payment === null ? made.get(key) : undefined
    if (known) return known
    const html = template(
      partner && place === '' ? null : screen,
      language,
      partner ? 'partner' : open ? 'open' : 'not_open',
    )
    const head = texts && headOf(screen, language, { texts, publicUrl, partner: partner?.name ?? null, payment })
    const told = head ? withHead(html, head) : html
    const marked = open ? told : asNotOpen(told)
    const linked = partner || !texts ? marked : withFooterLinks(marked, language, footer)
    const whole = partner ? partnerPage(linked, partner, base) : channel === 'missing' ? asMissing(linked) : linked
    if (payment !== null) return onePageOf(whole)
    const page = pageOf(whole)
    made.set(key, page)
    return page
  }
}

const SITE = 'Causeway'

const CARD = { path: '/card.png', width: 1200, height: 630 }

interface HeadSources {
  readonly texts: PageTexts
  readonly publicUrl: string
  readonly partner: string | null
  /** Amount, token and network of a payment request. */
  readonly payment: string | null
}

/** Builds the metadata of a screen, or of the not-found page. Null for a language without texts. */
function headOf(
  screen: Screen | null,
  language: string,
  { texts, publicUrl, partner, payment }: HeadSources,
): PageHead | null {
  const pack = texts[language]
  if (!pack) return null
  const screenText = `screen-${screen?.name ?? 'not-found'}`
  const [title, description] =
    payment === null
      ? [`${screenText}-title`, `${screenText}-description`]
      : ['preview-pay-title', 'preview-pay-description']
  const text = (id: string): string => pack.messages[id] ?? ''
  const absolute = (path: string): string => new URL(path, publicUrl).toString()
  const site = partner ?? SITE
  // A partner's page isn't a duplicate of ours, so it has no canonical URL.
  const one = partner === null && screen !== null && !screen.path.includes(':') && payment === null
  return {
    language: pack.tag,
    direction: pack.direction,
    locale: pack.locale,
    site,
    title: [text(title), ...(payment === null ? [] : [payment]), site].join(' · '),
    description: text(description),
    canonical: one ? absolute(screen.path) : null,
    // Our image shows our name.
    card:
      partner === null
        ? {
            url: absolute(CARD.path),
            width: CARD.width,
            height: CARD.height,
            alt: `${SITE}. ${pack.messages['screen-bridge-description'] ?? ''}`.trim(),
          }
        : null,
    listed: payment === null && (screen?.listed ?? false),
  }
}

/** Returns the operator's links for the footer in one language; none without texts for it. */
const footerLinks = (
  links: Readonly<Record<string, string | undefined>>,
  texts: PageTexts | null,
  language: string,
): readonly FooterLink[] =>
  [...footerPages, ...footerSocial].flatMap((id) => {
    const [href, text] = [links[id], texts?.[language]?.messages[`around-link-${id}`]]
    return href !== undefined && text !== undefined ? [{ id, href, text }] : []
  })

const place = new RegExp(`(<div[^>]*\\sid="${FOOTER_LINKS}-list"[^>]*>)(</div>)`)

/**
 * Adds the footer's links to a page, as data and as markup if prerendered, to avoid a layout shift. The markup must
 * match `src/app/Footer.tsx`, which hydrates it.
 */
export function withFooterLinks(html: string, language: string, links: readonly FooterLink[]): string {
  const data: FooterData = { language, links }
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const anchors = links.map(
    ({ href, text: name }) =>
      `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${escaped(name)}</a>`,
  )
  return html
    .replace('</head>', () => `<script type="application/json" id="${FOOTER_LINKS}">${text}</script></head>`)
    .replace(place, (_, open: string, close: string) => open + anchors.join('') + close)
}

/** Isolates a text, so that the language around it doesn't reorder its parts. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** Longer amounts are not written by people, and would push our own words out of a preview. */
const MOST_DIGITS = 24

/**
 * Names the amount, token and network that a payment request asks for; null for any other page, or if a part is unknown. A link
 * preview shows only these: the requester's own words could look like ours.
 */
export function paymentPreview(
  { chains, assets }: Pick<Catalogue, 'chains' | 'assets'>,
  screen: Screen | null,
  search: string,
): string | null {
  if (screen?.name !== 'pay') return null
  const params = new URLSearchParams(search)
  if (!paymentIdForm.test(params.get('id') ?? '')) return null
  const chain = chainFromLink(chains, params.get('to') ?? '')
  const asset = assets.find(
    ({ chainId, symbol }) => chainId === chain?.id && sameSymbol(symbol, params.get('token') ?? ''),
  )
  const amount = asset ? plainAmount(params.get('amount') ?? '', asset.decimals) : null
  return chain && asset && amount !== null ? isolated(`${amount} ${asset.symbol} · ${chain.name}`) : null
}

function plainAmount(text: string, decimals: number): string | null {
  try {
    const units = text.length <= MOST_DIGITS ? parseUnits(text, decimals) : 0n
    return units > 0n ? formatUnits(units, decimals) : null
  } catch {
    return null
  }
}
