import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatEther, type Hex, hexToBigInt, hexToString, isHex } from 'viem'
import { type Html, page, TRY_PATH } from '../try/page.ts'
import type { WalletDesk } from './walletDesk.ts'
import type { Question } from './phoneWallet.ts'

export const WALLET_PATH = `${TRY_PATH}/wallet`

interface Deps {
  readonly desk: WalletDesk
  readonly address: string
  /** Names of the networks by chain id. */
  readonly networks: Readonly<Record<number, string>>
}

const id = /^\d{1,15}$/

/** The live part of the page: open questions and connected apps. */
async function liveParts({ desk, networks }: Deps): Promise<Html> {
  const apps = (await desk.wallet()).apps()
  const questions = desk.questions().map(({ id: question, question: asked }) => {
    const { title, facts } = questionText(asked, networks)
    return html`<form class="card" method="post" action="${WALLET_PATH}/answer">
      <h2>${title}</h2>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <input type="hidden" name="id" value="${question}" />
      <div class="row">
        <button class="main" name="act" value="approve">Approve</button>
        <button name="act" value="decline">Decline</button>
      </div>
    </form>`
  })
  const connected = html`<section class="card">
    <h2>Connected apps</h2>
    ${
      apps.length === 0
        ? html`<p class="about">No connected apps.</p>`
        : html`<ul>
          ${apps.map(
            ({ topic, name }) =>
              html`<li>
                ${name}
                <form method="post" action="${WALLET_PATH}/leave">
                  <input type="hidden" name="topic" value="${topic}" /><button>Disconnect</button>
                </form>
              </li>`,
          )}
        </ul>`
    }
  </section>`
  return html`${questions}${connected}`
}

const walletPage = async (deps: Deps, uri: string, failure: string | null): Promise<Html> =>
  page({
    title: 'Phone wallet',
    about:
      'A WalletConnect wallet with the local test account. In the app, choose WalletConnect, copy the link and paste it here.',
    body: html`<form class="card" method="post" action="${WALLET_PATH}">
        ${failure === null ? '' : html`<p class="failed" role="alert">${failure}</p>`}
        <label for="uri">Connection link</label>
        <input id="uri" name="uri" value="${uri}" placeholder="wc:…" autocomplete="off" spellcheck="false" />
        <button class="main">Connect</button>
        <p class="hint">Account <code>${deps.address}</code></p>
      </form>
      <div data-live="${WALLET_PATH}/live" aria-live="polite">${await liveParts(deps)}</div>`,
  })

/** Page of the phone wallet. `?uri=` holds a link that was opened instead of pasted. */
export function walletPages(deps: Deps): Hono {
  const app = new Hono()
  const { desk } = deps
  app.get(WALLET_PATH, async (c) => c.html(await walletPage(deps, c.req.query('uri') ?? '', null)))
  // Apps link here by the wallet's own link, with the request or the connection in its query.
  app.get(`${WALLET_PATH}/wc`, (c) => {
    const uri = c.req.query('uri')
    return c.redirect(uri === undefined ? WALLET_PATH : `${WALLET_PATH}?${new URLSearchParams({ uri }).toString()}`)
  })
  app.get(`${WALLET_PATH}/live`, async (c) => c.html(await liveParts(deps)))
  app.post(WALLET_PATH, async (c) => {
    const uri = (new URLSearchParams(await c.req.text()).get('uri') ?? '').trim()
    try {
      await desk.pair(uri)
    } catch (error) {
      return c.html(await walletPage(deps, uri, error instanceof Error ? error.message : String(error)), 400)
    }
    return c.redirect(WALLET_PATH, 303)
  })
  app.post(`${WALLET_PATH}/answer`, async (c) => {
    const given = new URLSearchParams(await c.req.text())
    const question = given.get('id') ?? ''
    if (id.test(question)) desk.answer(Number(question), given.get('act') === 'approve')
    return c.redirect(WALLET_PATH, 303)
  })
  app.post(`${WALLET_PATH}/leave`, async (c) => {
    const topic = new URLSearchParams(await c.req.text()).get('topic') ?? ''
    await (await desk.wallet()).leave(topic)
    return c.redirect(WALLET_PATH, 303)
  })
  return app
}

interface QuestionText {
  readonly title: string
  /** Names and values of the terms to approve. */
  readonly facts: readonly (readonly [string, string])[]
}

type Facts = QuestionText['facts']

/** Text that is not printable is shown as it was sent. */
function messageText(value: unknown): string {
  if (!isHex(value)) return String(value)
  const text = hexToString(value)
  return /\uFFFD/.test(text) ? value : text
}

function transactionFacts([sent]: readonly unknown[]): Facts {
  const { to = '', value, data } = (sent ?? {}) as { to?: string; value?: Hex; data?: string }
  return [
    ['To', to],
    ['Amount', `${formatEther(value ? hexToBigInt(value) : 0n)} ETH`],
    ['Call', data && data !== '0x' ? data.slice(0, 10) : 'none'],
  ]
}

const switchFacts = ([wanted]: readonly unknown[]): Facts => [
  ['Network', String(Number((wanted as { chainId?: string } | undefined)?.chainId))],
]

const kinds: Readonly<Record<string, { title: string; facts: (params: readonly unknown[]) => Facts }>> = {
  eth_sendTransaction: { title: 'Send a transaction', facts: transactionFacts },
  personal_sign: { title: 'Sign a message', facts: ([message]) => [['Message', messageText(message)]] },
  eth_signTypedData_v4: { title: 'Sign typed data', facts: ([, text]) => [['Data', String(text)]] },
  wallet_switchEthereumChain: { title: 'Switch network', facts: switchFacts },
  wallet_addEthereumChain: { title: 'Add a network', facts: switchFacts },
}

/** Text of an app's question. `networks`: names by chain id. */
export function questionText(question: Question, networks: Readonly<Record<number, string>>): QuestionText {
  if (question.kind === 'connect') return { title: `Connect to ${question.app}`, facts: [] }
  const { method, params, chainId } = question.asked
  const known = kinds[method] ?? { title: method, facts: () => [] }
  return {
    title: known.title,
    facts: [['App', question.app], ['Network', networks[chainId] ?? String(chainId)], ...known.facts(params)],
  }
}
