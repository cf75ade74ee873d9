import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { SignInScreen } from './SignInScreen.tsx'

const meta = {
  component: SignInScreen,
  ...given({ path: '/login', signedInAs: 'nobody' }),
} satisfies Meta<typeof SignInScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill({ canvas, userEvent }: PlayContext, password = 'sandbox') {
  await userEvent.type(await canvas.findByLabelText('Username'), 'demo-admin')
  await userEvent.type(canvas.getByLabelText('Password'), password)
}

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  },
}

export const OnAPhone: Story = { ...Untouched, globals: { viewport: { value: 'mobile1' } } }

export const WithLoginText: Story = {
  ...given({ settings: { login_text: 'No account yet? Call your branch: 02 9555 0100.' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No account yet? Call your branch: 02 9555 0100.')
  },
}

export const FieldsEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    const isSent = watchCalls('login')
    const send = await canvas.findByRole('button', { name: 'Sign in' })
    const before = heard().length
    await userEvent.click(send)
    await canvas.findByText('Enter your username')
    await canvas.findByText('Enter your password')
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
    // A field is read with its error when it takes the focus. So short a form needs no count.
    await expect(heard().slice(before)).toEqual([])
    await expect(isSent()).toBe(0)
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByText('The user name or password is incorrect.')
    await waitFor(() => expect(heard()).toContain('The user name or password is incorrect.'))
    await expect(canvas.getByLabelText('Username')).toHaveValue('demo-admin')
  },
}

export const ErrorInTitle: Story = {
  name: 'The document title begins with Error from a failed attempt until all is mended',
  play: async ({ canvas, userEvent }) => {
    const title = (text: string) => waitFor(() => expect(document.title).toBe(`${text} – Corymbia Building Supplies`))
    await userEvent.click(await canvas.findByLabelText('Password'))
    await userEvent.click(canvas.getByLabelText('Username'))
    await canvas.findByText('Enter your password')
    // Nobody has tried to send it yet.
    await title('Sign in')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await title('Error: Sign in')
    await fill({ canvas, userEvent }, 'wrong')
    await title('Sign in')
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('The user name or password is incorrect.')
    await title('Error: Sign in')
  },
}

export const Starting: Story = {
  ...given({ path: '/login', signedInAs: 'demo-admin', latency: { getState: 'forever' } }),
  name: 'The page has its title and heading while the session is checked',
  play: async ({ canvas }) => {
    await canvas.findByText('Signing you in')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
    await expect(document.title).toBe('Sign in')
  },
}

export const RefusalDisappearsOnTheNextAttempt: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'sandbo')
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('The user name or password is incorrect.')
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SupplierUnreachable: Story = {
  ...given({ faults: { login: 'network-failure' } }),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByText(/We cannot reach the supplier\./)
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^We cannot reach the supplier\./)))
  },
}

export const AnsweredAsIfSignedIn: Story = {
  ...given({ faults: { login: 'session-expired' } }),
  tags: ['A14'],
  name: 'An answer about a session that nobody has is told below the form',
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'sandbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByText(/session has expired/i)
    await expect(canvas.getByLabelText('Password')).toHaveValue('sandbox')
  },
}

export const RefusedWithoutReason: Story = {
  ...given({ faults: { login: 'unauthorised-html' } }),
  tags: ['A14'],
  name: 'A refusal that gives no reason is no expired session',
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByText('The supplier refused the request.')
    await expect(canvas.queryByText(/session has expired/i)).toBeNull()
  },
}

export const Sending: Story = {
  ...given({ latency: { login: 'forever' } }),
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('login')
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const pending = await canvas.findByRole('button', { name: 'Signing in…' })
    await waitFor(() => expect(heard()).toContain('Signing in…'))
    await userEvent.click(pending)
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await expect(sent()).toBe(1)
  },
}

export const SentTwiceInOneTick: Story = {
  ...given({ latency: { login: 'forever' } }),
  tags: ['A13'],
  name: 'Pressing Sign in twice sends one request',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = watchCalls('login')
    await fill({ canvas, userEvent })
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await canvas.findByRole('button', { name: 'Signing in…' })
    await waitFor(() => expect(sent()).toBe(1))
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
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

export const SignedInAlready: Story = {
  ...given({ signedInAs: 'demo-admin' }),
  tags: ['A18'],
  name: 'A user who is signed in goes to the home page',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SessionCannotBeChecked: Story = {
  ...given({ signedInAs: 'demo-admin', faults: { getState: { fault: 'network-failure', times: 1 } } }),
  tags: ['A09'],
  name: 'A session that cannot be checked is kept',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/We cannot reach the supplier/)
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^We cannot reach the supplier/)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SignedOutAutomatically: Story = {
  tags: ['state'],
  ...given({ signedInAs: 'demo-admin', faults: { getState: 'session-expired' } }),
  name: 'After an automatic sign-out the reason is shown, and told once',
  play: async ({ canvas }) => {
    const reason = await canvas.findByText(/session has expired/i)
    await waitFor(() => expect(heard().filter((text) => text === reason.textContent)).toHaveLength(1))
  },
}
