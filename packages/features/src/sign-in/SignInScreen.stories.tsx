import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { SignInScreen } from './SignInScreen.tsx'

const meta = {
  component: SignInScreen,
  ...given({ path: '/login', signedInAs: 'nobody', clock: 'held' }),
} satisfies Meta<typeof SignInScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill({ canvas, userEvent }: PlayContext, password = 'sandbox') {
  await userEvent.click(await canvas.findByLabelText('Username'))
  await userEvent.paste('demo-admin')
  await userEvent.click(canvas.getByLabelText('Password'))
  await userEvent.paste(password)
}

async function signIn(context: PlayContext, password?: string) {
  await fill(context, password)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign in' }))
}

const wrong = 'The user name or password is incorrect.'
const unreachable = /^We cannot reach the supplier\./

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  },
}

/** The page has its title and heading while the session is checked. */
export const Loading: Story = {
  ...given({ signedInAs: 'demo-admin', latency: { getState: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Signing you in')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
    await expect(document.title).toBe('Sign in')
  },
}

export const Failed: Story = {
  ...given({ faults: { login: 'network-failure' } }),
  play: async (context) => {
    await signIn(context)
    await context.canvas.findByText(unreachable)
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(unreachable)))
  },
}

export const Refused: Story = {
  play: async (context) => {
    await signIn(context, 'wrong')
    await context.canvas.findByText(wrong)
    await expect(context.canvas.getByLabelText('Username')).toHaveValue('demo-admin')
    await passTimeUntil(() => expect(announcements()).toContain(wrong))
  },
}

export const OnAPhone: Story = {
  ...given({ settings: { login_text: 'No account yet? Call your branch: 02 9555 0100.' } }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No account yet? Call your branch: 02 9555 0100.')
  },
}

export const KeyboardAlone: Story = {
  name: 'A user signs in by keyboard, and the username is remembered',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
    await userEvent.keyboard('demo-admin{Tab}sandbox{Tab}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus())
    await userEvent.keyboard('{Tab} ')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await userEvent.keyboard('{Tab}{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /' })
    await expect(window.localStorage.getItem('trade-portal.session')).toContain('demo-admin')
  },
}

export const Mended: Story = {
  name: 'The page title begins with Error until every field is valid',
  play: async (context) => {
    const { canvas, step, userEvent } = context
    const sent = watchCalls('login')
    const title = (text: string) => waitFor(() => expect(document.title).toBe(`${text} – Corymbia Building Supplies`))

    await step('empty fields are not sent, and only the field that gets the focus announces its error', async () => {
      await canvas.findByRole('heading', { name: 'Sign in' })
      await title('Sign in')
      const before = announcements().length
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await canvas.findByText('Enter your username')
      await canvas.findByText('Enter your password')
      await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
      await title('Error: Sign in')
      // Screen readers read the error of a field that gets the focus.
      await passTime(2000)
      await expect(announcements().slice(before)).toEqual([])
      await expect(sent()).toBe(0)
    })

    await step('after a refusal, the page title begins with Error until it is sent again', async () => {
      await fill(context, 'sandbo')
      await title('Sign in')
      await userEvent.keyboard('{Enter}')
      await canvas.findByText(wrong)
      await title('Error: Sign in')
      await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}')
      await canvas.findByRole('heading', { name: 'Went to /' })
    })
  },
}

export const SentOnce: Story = {
  ...given({ latency: { login: 'forever' } }),
  tags: ['A13'],
  name: 'Pressing Sign in twice sends one request',
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const sent = watchCalls('login')
    await fill(context)
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await userEvent.click(await canvas.findByRole('button', { name: 'Signing in…' }))
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await passTimeUntil(() => expect(announcements()).toContain('Signing in…'))
    await expect(sent()).toBe(1)
  },
}

export const RefusedWithoutReason: Story = {
  ...given({ faults: { login: 'unauthorised-html' } }),
  name: 'A refused sign-in is not reported as an expired session',
  play: async (context) => {
    await signIn(context, 'wrong')
    await context.canvas.findByText('The supplier refused the request.')
    await expect(context.canvas.queryByText(/session has expired/i)).toBeNull()
  },
}

export const SignedInAlready: Story = {
  ...given({ signedInAs: 'demo-admin', faults: { getState: { fault: 'network-failure', times: 1 } } }),
  tags: ['A18'],
  name: 'A user with a valid session is sent to the home page',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(unreachable)
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(unreachable)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SignedOutAutomatically: Story = {
  ...given({ signedInAs: 'demo-admin', faults: { getState: 'session-expired' } }),
  name: 'The reason for an automatic sign-out is announced once',
  play: async ({ canvas }) => {
    const reason = await canvas.findByText(/session has expired/i)
    await passTimeUntil(() => expect(announcements().filter((text) => text === reason.textContent)).toHaveLength(1))
  },
}
