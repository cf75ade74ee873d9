import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
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

/** Fills in the form and sends it. */
async function send(context: PlayContext, userName = 'robin') {
  await enter(context, /^Account Number/, 'HAR001')
  await enter(context, /^Statement date/, '31/10/2026')
  await enter(context, /^Statement reference/, 'ST-HAR001-2026-10')
  await enter(context, /^Username/, userName)
  await enter(context, /^First name/, 'Robin')
  await enter(context, /^Last name/, 'Hargreaves')
  await enter(context, /^Email address/, 'robin@hargreaves.example')
  await enterPassword(context)
  await press(context)
}

async function press({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }))
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
    await send(context)
    await screen.findByText('We cannot reach the supplier. Check your connection and try again.')
    await expect(await input(context, /^Statement reference/)).toHaveValue('ST-HAR001-2026-10')
    await expect(await input(context, /^Confirm password/)).toHaveValue(password)
  },
}

export const Refused: Story = {
  play: async (context) => {
    await send(context, 'demo-sales')
    // The message is in the toast and beside its field.
    await waitFor(() => expect(screen.getAllByText('This username is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^Password/)).toHaveValue(password)
    await passTimeUntil(() => expect(announcements()).toContain('This username is taken'))
    await context.userEvent.keyboard('-2')
    await press(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Checked: Story = {
  tags: ['A25', 'P09'],
  name: 'Missing and invalid values are reported beside their fields',
  play: async (context) => {
    const { canvas, step, userEvent } = context
    const sent = watchCalls('registerForAccess')

    await step('all nine fields are required', async () => {
      await press(context)
      await canvas.findByText('Enter your current Account Number')
      await canvas.findByText('Enter your latest statement date')
      await canvas.findByText('Enter your latest statement reference')
      await canvas.findByText('Enter a new username')
      // The other required fields are first and last name, e-mail address and both passwords.
      await expect(canvas.getAllByText('Required')).toHaveLength(5)
      await canvas.findByRole('region', { name: '9 things need attention' })
      await passTimeUntil(() => expect(contentAnnouncements()).toEqual(['9 things need attention']))
      await userEvent.click(canvas.getByRole('link', { name: 'Confirm password' }))
      await expect(await input(context, /^Confirm password/)).toHaveFocus()
    })

    await step('an invalid e-mail address and unequal passwords are reported', async () => {
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
  name: 'Registering opens the sign-in page and stores no password',
  play: async (context) => {
    await send(context)
    await screen.findByText('Account registration has been sent successfully')
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toContain(password)
    await expect(document.body.innerHTML).not.toContain(password)
  },
}
