import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { enter, enterPassword, input, newPassword as password, expectPasswordFields } from '../testing/typing.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const meta = {
  component: RegisterScreen,
  ...given({ path: '/register', signedInAs: 'nobody', clock: 'held' }),
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill(context: PlayContext, userName = 'robin') {
  await enter(context, /^Account Number/, 'HAR001')
  await enter(context, /^Statement date/, '31/10/2026')
  await enter(context, /^Statement reference/, 'ST-HAR001-2026-10')
  await enter(context, /^Username/, userName)
  await enter(context, /^First name/, 'Robin')
  await enter(context, /^Last name/, 'Hargreaves')
  await enter(context, /^Email address/, 'robin@hargreaves.example')
  await enterPassword(context)
}

async function press({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }))
}

async function send(context: PlayContext, userName?: string) {
  await fill(context, userName)
  await press(context)
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Register' })
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login')
  },
}

export const Failed: Story = {
  ...given({ faults: { registerForAccess: 'network-failure' } }),
  play: async (context) => {
    const unreachable = 'We cannot reach the supplier. Check your connection and try again.'
    await send(context)
    await screen.findByText(unreachable)
    await expect(await input(context, /^Statement reference/)).toHaveValue('ST-HAR001-2026-10')
    await expect(await input(context, /^Confirm password/)).toHaveValue(password)
    await expect(context.canvas.getByRole('button', { name: 'Register' })).toBeEnabled()
    await passTimeUntil(() => expect(announcements()).toContain(unreachable))
  },
}

export const Refused: Story = {
  tags: ['A07'],
  play: async (context) => {
    await send(context, 'demo-sales')
    // The message is in the toast and beside its field.
    await waitFor(() => expect(screen.getAllByText('This username is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^Account Number/)).toHaveValue('HAR001')
    await expect(await input(context, /^Password/)).toHaveValue(password)
    await passTimeUntil(() => expect(announcements()).toContain('This username is taken'))
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Checked: Story = {
  tags: ['A25', 'P09'],
  name: 'Missing and wrong values are reported at their fields, and nothing is sent',
  play: async (context) => {
    const { canvas, step, userEvent } = context
    const sent = watchCalls('registerForAccess')

    await step('all nine fields are needed', async () => {
      await press(context)
      await canvas.findByText('Enter your current Account Number')
      await canvas.findByText('Enter your latest statement date')
      await canvas.findByText('Enter your latest statement reference')
      await canvas.findByText('Enter a new username')
      // The required fields are first and last name, e-mail address and both passwords.
      await expect(canvas.getAllByText('Required')).toHaveLength(5)
      await waitFor(async () => expect(await input(context, /^Account Number/)).toHaveFocus())
      await canvas.findByRole('region', { name: '9 things need attention' })
      await passTimeUntil(() => expect(contentAnnouncements()).toEqual(['9 things need attention']))
      await userEvent.click(canvas.getByRole('link', { name: 'Confirm password' }))
      await expect(await input(context, /^Confirm password/)).toHaveFocus()
    })

    await step('an address and two passwords that cannot be right', async () => {
      await enter(context, /^Email address/, 'robin')
      await enterPassword(context, 'something else')
      await press(context)
      await canvas.findByText('Invalid email address')
      await canvas.findByText('Passwords must match')
    })

    await step('password managers recognise the fields, and a long password is accepted', async () => {
      await expect(await input(context, /^Username/)).toHaveAttribute('autocomplete', 'username')
      await expect(await input(context, /^Email address/)).toHaveAttribute('autocomplete', 'email')
      await expectPasswordFields(context)
    })
    await expect(sent()).toBe(0)
  },
}

export const Sent: Story = {
  tags: ['B26', 'P03'],
  name: 'Two presses send one request, which leads to the sign-in page, and no password is stored',
  play: async (context) => {
    const { canvas, canvasElement, msw } = context
    const answer = holdCalls(msw, 'registerForAccess')
    const sent = watchCalls('registerForAccess')
    await fill(context)
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await canvas.findByRole('button', { name: 'Sending...' })
    await passTimeUntil(() => expect(announcements()).toContain('Sending...'))
    answer()
    await screen.findByText('Account registration has been sent successfully')
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await passTimeUntil(() => expect(announcements()).toContain('Account registration has been sent successfully'))
    await expect(sent()).toBe(1)
    for (const storage of [window.localStorage, window.sessionStorage])
      await expect(JSON.stringify(Object.entries(storage))).not.toContain(password)
    await expect(document.body.innerHTML).not.toContain(password)
  },
}

export const Mended: Story = {
  ...given({ faults: { registerForAccess: { fault: 'field-error', times: 1 } } }),
  tags: ['D16'],
  name: 'A refusal is shown even if it names an unknown field, and the corrected form can be sent',
  play: async (context) => {
    const { canvas, userEvent } = context
    await send(context, 'demo-sales')
    await screen.findByText('This order reference has already been used')
    await expect(await input(context, /^Account Number/)).toHaveValue('HAR001')
    await press(context)
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveAccessibleDescription(/taken/))
    await userEvent.type(await input(context, /^Username/), '-2')
    await press(context)
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  name: 'The keyboard alone registers, and in the United States the date begins with the month',
  play: async (context) => {
    const { canvas, userEvent } = context
    const accountNumber = await input(context, /^Account Number/)
    await userEvent.tab()
    await waitFor(() => expect(accountNumber).toHaveFocus())
    // Tab is pressed twice, because the calendar button comes before the next field.
    await userEvent.keyboard('HAR001{Tab}10/31/2026{Tab}{Tab}')
    await expect(await input(context, /^Statement date/)).toHaveAccessibleDescription(/Saturday/)
    await waitFor(async () => expect(await input(context, /^Statement reference/)).toHaveFocus())
    await userEvent.keyboard('ST-HAR001-2026-10{Tab}robin{Tab}Robin{Tab}Hargreaves{Tab}robin@hargreaves.example{Tab}')
    await userEvent.keyboard(`${password}{Tab}{Tab}${password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
