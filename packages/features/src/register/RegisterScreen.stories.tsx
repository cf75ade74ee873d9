import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const page = within(document.body)
const password = 'a long pass phrase'

const meta = {
  component: RegisterScreen,
  ...given({ path: '/register', signedInAs: 'nobody' }),
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Enters the account's latest statement and the details of a new user. */
async function fill({ canvas, userEvent }: PlayContext, userName = 'robin') {
  const enter = async (label: RegExp, text: string) =>
    await userEvent.type(await canvas.findByLabelText(label, { selector: 'input' }), text)
  await enter(/^Account Number/, 'HAR001')
  await userEvent.click(canvas.getByRole('spinbutton', { name: /^day, Statement date/ }))
  await userEvent.keyboard('31102026')
  await enter(/^Statement reference/, 'ST-HAR001-2026-10')
  await enter(/^Username/, userName)
  await enter(/^First name/, 'Robin')
  await enter(/^Last name/, 'Hargreaves')
  await enter(/^Email address/, 'robin@hargreaves.example')
  await enter(/^Password/, password)
  await enter(/^Confirm password/, password)
}

const press = ({ canvas, userEvent }: PlayContext) => userEvent.click(canvas.getByRole('button', { name: 'Register' }))

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await press({ canvas, userEvent })
    await page.findByText('Account registration has been sent successfully')
    await waitFor(() => expect(heard()).toContain('Account registration has been sent successfully'))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Register' })
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login')
  },
}

export const OnAPhone: Story = { ...Untouched, globals: { viewport: { value: 'mobile1' } } }

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('spinbutton')
    await expect(first).toHaveAccessibleName(/^month, Statement date/)
  },
}

export const FieldsEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('registerForAccess')
    await canvas.findByRole('button', { name: 'Register' })
    await press({ canvas, userEvent })
    await canvas.findByText('Enter your current Account Number')
    await canvas.findByText('Enter your latest statement date')
    await canvas.findByText('Enter your latest statement reference')
    await canvas.findByText('Enter a new username')
    // First and last name, e-mail address and both passwords.
    await expect(canvas.getAllByText('Required')).toHaveLength(5)
    await waitFor(() => expect(canvas.getByLabelText(/^Account Number/)).toHaveFocus())
    await canvas.findByRole('region', { name: '9 things need attention' })
    await waitFor(() => expect(heardOfContent()).toEqual(['9 things need attention']))
    await userEvent.click(canvas.getByRole('link', { name: 'Confirm password' }))
    await expect(canvas.getByLabelText(/^Confirm password/, { selector: 'input' })).toHaveFocus()
    await expect(sent()).toBe(0)
  },
}

export const FieldsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email address/), 'robin')
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), password)
    await userEvent.type(canvas.getByLabelText(/^Confirm password/, { selector: 'input' }), 'something else')
    await press({ canvas, userEvent })
    await canvas.findByText('Invalid email address')
    await canvas.findByText('Passwords must match')
  },
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  name: 'A refused registration shows the reason and keeps what was entered',
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'demo-sales')
    await press({ canvas, userEvent })
    // In the toast, and beside the field that it is about.
    await waitFor(() => expect(page.getAllByText('This username is taken')).toHaveLength(2))
    await waitFor(() => expect(heard()).toContain('This username is taken'))
    await waitFor(() => expect(canvas.getByLabelText(/^Username/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Account Number/)).toHaveValue('HAR001')
    await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue(password)
    await userEvent.type(canvas.getByLabelText(/^Username/), '-2')
    await press({ canvas, userEvent })
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Failed: Story = {
  ...given({ faults: { registerForAccess: 'network-failure' } }),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await press({ canvas, userEvent })
    await page.findByText('We cannot reach the supplier. Check your connection and try again.')
    await waitFor(() => expect(heard()).toContain('We cannot reach the supplier. Check your connection and try again.'))
    await expect(canvas.getByLabelText(/^Statement reference/)).toHaveValue('ST-HAR001-2026-10')
    await expect(canvas.getByLabelText(/^Confirm password/, { selector: 'input' })).toHaveValue(password)
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled()
  },
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D16'],
  ...given({ faults: { registerForAccess: 'field-error' } }),
  name: 'A refusal that names an unknown field is shown, and the form keeps what was entered',
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await press({ canvas, userEvent })
    await page.findByText('This order reference has already been used')
    await expect(canvas.getByLabelText(/^Account Number/)).toHaveValue('HAR001')
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled()
  },
}

export const Sending: Story = {
  ...given({ latency: { registerForAccess: 'forever' } }),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await press({ canvas, userEvent })
    await canvas.findByRole('button', { name: 'Sending...' })
    await waitFor(() => expect(heard()).toContain('Sending...'))
  },
}

export const SentTwiceInOneTick: Story = {
  tags: ['B26'],
  name: 'Pressing Register twice sends one request',
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const answer = holdCalls(msw, 'registerForAccess')
    const sent = watchCalls('registerForAccess')
    await fill({ canvas, userEvent })
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    answer()
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(sent()).toBe(1)
  },
}

export const PasswordManagers: Story = {
  tags: ['A25', 'P09'],
  name: 'Password managers recognise the fields, and a long password is accepted',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Username/)).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText(/^Email address/)).toHaveAttribute('autocomplete', 'email')
    for (const label of [/^Password/, /^Confirm password/]) {
      const field = canvas.getByLabelText(label, { selector: 'input' })
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await userEvent.click(field)
      await userEvent.paste('x'.repeat(128))
      await expect(field).toHaveValue('x'.repeat(128))
    }
  },
}

export const NothingIsKept: Story = {
  tags: ['P03'],
  name: 'No password is stored',
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await press({ canvas, userEvent })
    await canvas.findByRole('heading', { name: 'Went to /login' })
    for (const storage of [window.localStorage, window.sessionStorage]) {
      await expect(JSON.stringify(Object.entries(storage))).not.toContain(password)
    }
    await expect(document.body.innerHTML).not.toContain(password)
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const accountNumber = await canvas.findByLabelText(/^Account Number/)
    await userEvent.tab()
    await waitFor(() => expect(accountNumber).toHaveFocus())
    // Day, month and year move the focus on by themselves; the calendar button comes before the next field.
    await userEvent.keyboard('HAR001{Tab}31102026{Tab}{Tab}')
    await waitFor(() => expect(canvas.getByLabelText(/^Statement reference/)).toHaveFocus())
    await userEvent.keyboard('ST-HAR001-2026-10{Tab}robin{Tab}Robin{Tab}Hargreaves{Tab}robin@hargreaves.example{Tab}')
    await userEvent.keyboard(`${password}{Tab}{Tab}${password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
