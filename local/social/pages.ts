import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Html, page, TRY_PATH } from '../try/page.ts'
import type { Platforms } from './platforms.ts'

export const X_PATH = `${TRY_PATH}/x`
export const DISCORD_PATH = `${TRY_PATH}/discord`
export const AUTHORIZE_PATH = `${DISCORD_PATH}/authorize`

const named = /^\w{1,30}$/
const told = (text: string | null): Html | '' => (text === null ? '' : html`<p class="told" role="status">${text}</p>`)
const refused = (text: string | null): Html | '' =>
  text === null ? '' : html`<p class="failed" role="alert">${text}</p>`
const NO_NAME = 'Use letters, digits and underscores only.'

const nameField = (name: string): Html =>
  html`<label for="name">Your handle</label>
    <input id="name" name="name" value="${name}" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="30" />`

/** Shows that a verification reached the platform. */
const asked = (platforms: Platforms, name: string): Html | '' => {
  const times = platforms.askedAbout(name)
  return name === ''
    ? ''
    : html`<p class="hint" data-asked="${times}">Verification requests for this account: ${times}</p>`
}

const points = html`<p class="hint">Then go back to <a href="/points">Points</a> and verify the task.</p>`

async function fields(c: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}
const nameIn = (given: Record<string, string>): string | null => {
  const name = (given['name'] ?? '').trim().replace(/^@/, '')
  return named.test(name) ? name : null
}

function xPage(platforms: Platforms, name: string, state: 'open' | 'saved' | 'unnamed'): Html {
  const { bio, follows } = platforms.profileOf(name)
  return page({
    title: 'Local X',
    about: 'A stand-in for X. Accounts you save here are deleted when the stack stops.',
    body: html`<form class="card" method="post" action="${X_PATH}">
      ${told(state === 'saved' ? `Saved. @${name} ${follows ? 'follows' : 'doesn’t follow'} Causeway.` : null)}
      ${refused(state === 'unnamed' ? NO_NAME : null)}
      ${nameField(name)} ${asked(platforms, name)}
      <label for="bio">Bio</label>
      <textarea id="bio" name="bio" maxlength="160" placeholder="Paste the task’s code">${bio}</textarea>
      <label class="check"><input type="checkbox" name="follows" ${follows ? 'checked' : ''} /> Follow Causeway</label>
      <button class="main">Save account</button>
      ${points}
    </form>`,
  })
}

function discordPage(platforms: Platforms, name: string, state: 'open' | 'changed' | 'unnamed'): Html {
  const member = name !== '' && platforms.isMember(name)
  return page({
    title: 'Local Discord',
    about: 'A stand-in for Discord. Members are deleted when the stack stops.',
    body: html`<form class="card" method="post" action="${DISCORD_PATH}">
      ${told(state === 'changed' ? `${name} ${member ? 'is a member of' : 'has left'} the community.` : null)}
      ${refused(state === 'unnamed' ? NO_NAME : null)}
      ${nameField(name)}
      <div class="row">
        <button class="main" name="act" value="join">Join the community</button>
        <button name="act" value="leave">Leave</button>
      </div>
      ${points}
    </form>`,
  })
}

const authorizePage = (name: string, query: string, unnamed: boolean): Html =>
  page({
    title: 'Authorize Causeway',
    about: 'Causeway will see whether you’re a member of its community, and nothing else.',
    body: html`<form class="card" method="post" action="${AUTHORIZE_PATH}?${query}">
      ${refused(unnamed ? NO_NAME : null)} ${nameField(name)}
      <div class="row">
        <button class="main" name="act" value="authorize">Authorize</button>
        <button name="act" value="cancel">Cancel</button>
      </div>
    </form>`,
  })

/** Pages on which the user acts at X and Discord. `returnTo`: the only address that Discord redirects to. */
export function socialPages(platforms: Platforms, returnTo: string): Hono {
  const app = new Hono()
  let lastName = ''

  app.get(X_PATH, (c) => c.html(xPage(platforms, c.req.query('name') ?? '', 'open')))
  app.post(X_PATH, async (c) => {
    const given = await fields(c)
    const name = nameIn(given)
    if (name === null) return c.html(xPage(platforms, '', 'unnamed'), 400)
    platforms.setProfile(name, { bio: given['bio'] ?? '', follows: given['follows'] !== undefined })
    return c.html(xPage(platforms, name, 'saved'))
  })

  app.get(DISCORD_PATH, (c) => c.html(discordPage(platforms, lastName, 'open')))
  app.post(DISCORD_PATH, async (c) => {
    const given = await fields(c)
    const name = nameIn(given)
    if (name === null) return c.html(discordPage(platforms, '', 'unnamed'), 400)
    lastName = name
    platforms.setMember(name, given['act'] !== 'leave')
    return c.html(discordPage(platforms, name, 'changed'))
  })

  app.use(AUTHORIZE_PATH, (c, next) =>
    c.req.query('redirect_uri') === returnTo
      ? next()
      : Promise.resolve(
          c.html(
            page({
              title: 'Invalid redirect',
              about: 'This link has a redirect address that isn’t allowed.',
              body: [],
            }),
            400,
          ),
        ),
  )
  app.get(AUTHORIZE_PATH, (c) => c.html(authorizePage(lastName, new URL(c.req.url).search.slice(1), false)))
  app.post(AUTHORIZE_PATH, async (c) => {
    const given = await fields(c)
    const back = new URL(returnTo)
    back.searchParams.set('state', c.req.query('state') ?? '')
    if (given['act'] === 'cancel') back.searchParams.set('error', 'access_denied')
    else {
      const name = nameIn(given)
      if (name === null) return c.html(authorizePage('', new URL(c.req.url).search.slice(1), true), 400)
      lastName = name
      back.searchParams.set('code', platforms.authorize(name))
    }
    return c.redirect(back.href, 303)
  })
  return app
}
