import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { enter, enterPassword, input, newPassword as password, expectPasswordFields } from '../testing/typing.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CacheWatched, placesContaining } from '../testing/watchSecrets.tsx'
import { NewUserScreen } from './UserScreen.tsx'

const meta = {
  component: NewUserScreen,
  ...given({ path: '/admin/account/new', clock: 'held' }),
} satisfies Meta<typeof NewUserScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill(context: PlayContext, userName = 'robin') {
  await enter(context, /^First name/, 'Robin')
  await enter(context, /^Last name/, 'Hargreaves')
  await enter(context, /^Email address/, 'robin@hargreaves.example')
  await enter(context, /^Mobile/, '0491 570 158')
  await enter(context, /^Username/, userName)
  await enterPassword(context)
}

async function press({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add new account' }))
}

async function send(context: PlayContext, userName?: string) {
  await fill(context, userName)
  await press(context)
}

const robin = {
  tpauserID: 'robin',
  firstName: 'Robin',
  lastName: 'Hargreaves',
  emailAddress: 'robin@hargreaves.example',
  phoneMobile: '0491 570 158',
  roleID: 'admin',
  active: true,
  tpaUserPassword: password,
  confirmPassword: password,
  canAccessTPWeb: true,
  canAccessTPMobile: true,
  customerID: 'HAR001',
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Add new account')
    await expect(trail.getByRole('link', { name: 'Account Admin' })).toHaveAttribute('href', '/admin')
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: 'Admin' })).toBeChecked()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const Failed: Story = {
  ...given({ faults: { addMobileUser: 'network-failure' } }),
  play: async (context) => {
    const notAnswered = 'Unable to send request. It may have arrived all the same.'
    await send(context)
    await screen.findByText(notAnswered)
    await expect(await input(context, /^Email address/)).toHaveValue('robin@hargreaves.example')
    await expect(await input(context, /^Confirm password/)).toHaveValue(password)
    await expect(context.canvas.getByRole('button', { name: 'Add new account' })).toBeEnabled()
    await passTimeUntil(() => expect(announcements()).toContain(notAnswered))
  },
}

export const Refused: Story = {
  tags: ['A07'],
  play: async (context) => {
    await send(context, 'demo-sales')
    await waitFor(() => expect(screen.getAllByText('The user name demo-sales is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^First name/)).toHaveValue('Robin')
    await expect(await input(context, /^Password/)).toHaveValue(password)
    await enter(context, /^First name/, 'Rob')
    await press(context)
    await waitFor(() => expect(screen.getAllByText('The user name demo-sales is taken')).toHaveLength(2))
    await expect(announcements()).not.toContain('Nothing needs attention any more')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await press(context)
    await waitFor(() => expect(context.canvas.getAllByText('Required')).toHaveLength(6))
  },
}

export const Checked: Story = {
  tags: ['A25', 'P09'],
  name: 'Missing and wrong values are reported at their fields, and nothing is sent',
  play: async (context) => {
    const { canvas, step, userEvent } = context
    const sent = watchPayloads('addMobileUser')

    await step('username, both names, email address and both passwords are “Required”', async () => {
      await press(context)
      await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(6))
      await waitFor(async () => expect(await input(context, /^First name/)).toHaveFocus())
      await canvas.findByRole('region', { name: '6 things need attention' })
      await passTimeUntil(() => expect(contentAnnouncements()).toEqual(['6 things need attention']))
      await userEvent.click(canvas.getByRole('link', { name: 'Confirm password' }))
      await expect(await input(context, /^Confirm password/)).toHaveFocus()
    })

    await step('an address and two passwords that cannot be right', async () => {
      await enter(context, /^Email address/, 'robin@office')
      await enterPassword(context, 'something else')
      await press(context)
      await canvas.findByText('Invalid email address')
      await canvas.findByText('Passwords must match')
    })

    await step('passwords are hidden, marked as new, and take a long one', async () => {
      await expectPasswordFields(context)
      // The fields are a separate autofill section, because they describe the new user and not the administrator who types.
      await expect(await input(context, /^Username/)).toHaveAttribute('autocomplete', 'section-user username')
    })
    await expect(sent()).toEqual([])
  },
}

/** The screen, and a button that leaves and reopens it. */
function LeftAndOpened() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <CacheWatched>
      {isOpen && <NewUserScreen />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Return'}
      </button>
    </CacheWatched>
  )
}

export const Added: Story = {
  tags: ['A21', 'B26', 'P02', 'P03'],
  render: () => <LeftAndOpened />,
  name: 'A user is added once, with access to web and mobile, and the password is kept nowhere',
  play: async (context) => {
    const { canvas, msw, step, userEvent } = context
    const sent = watchPayloads('addMobileUser')

    await step('typed values are restored after Back, except passwords', async () => {
      await fill(context)
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(placesContaining(password)).toEqual([])
      await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
      await canvas.findByText('What you typed before is here again')
      await expect(await input(context, /^Username/)).toHaveValue('robin')
      await expect(await input(context, /^Password/)).toHaveValue('')
      await expect(await input(context, /^Confirm password/)).toHaveValue('')
    })

    await step('it can be discarded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }))
      await waitFor(async () => expect(await input(context, /^Username/)).toHaveValue(''))
      await expect(canvas.queryByText('What you typed before is here again')).toBeNull()
    })

    await step('two presses send one request', async () => {
      const answer = holdCalls(msw, 'addMobileUser')
      await fill(context)
      const form = canvas.getByRole('form', { name: 'Add new account' })
      if (form instanceof HTMLFormElement) {
        form.requestSubmit()
        form.requestSubmit()
      }
      await canvas.findByRole('button', { name: 'Sending...' })
      await passTimeUntil(() => expect(announcements()).toContain('Sending...'))
      answer()
      await screen.findByText('User added')
      await canvas.findByRole('heading', { name: 'Went to /admin' })
      await passTimeUntil(() => expect(announcements()).toContain('User added'))
      await expect(sent()).toEqual([robin])
      await expect(placesContaining(password)).toEqual([])
    })
  },
}

export const SalesChosen: Story = {
  name: 'With the keyboard alone a user of role Sales is added',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('addMobileUser')
    const firstName = await input(context, /^First name/)
    firstName.focus()
    await userEvent.keyboard('Robin{Tab}Hargreaves{Tab}robin@hargreaves.example{Tab}{Tab}robin{Tab}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Admin' })).toHaveFocus())
    await userEvent.keyboard(`{ArrowRight}{Tab}${password}{Tab}{Tab}${password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(sent()).toEqual([{ ...robin, phoneMobile: '', roleID: 'sales' }])
  },
}

export const SeveralReasons: Story = {
  ...given({ faults: { addMobileUser: { fault: 'field-errors', times: 1 } } }),
  name: 'Of several reasons the toast shows the first; mended, the user is added',
  play: async (context) => {
    const { canvas } = context
    const [first, other] = ['This order reference has already been used', /We do not deliver/]
    await send(context)
    await screen.findByText(first)
    await expect(screen.queryByText(other)).toBeNull()
    await passTimeUntil(() => expect(announcements()).toContain(first))
    await enter(context, /^Username/, 'robin-2')
    await press(context)
    await canvas.findByRole('heading', { name: 'Went to /admin' })
  },
}

export const NoReason: Story = {
  ...given({ faults: { addMobileUser: 'field-errors-none' } }),
  tags: ['D16'],
  name: 'A refusal with an empty table signs nobody out',
  play: async (context) => {
    await send(context)
    await screen.findByText('Field Error')
    await expect(await input(context, /^Username/)).toHaveValue('robin')
  },
}

export const SessionExpired: Story = {
  ...given({ faults: { addMobileUser: 'session-expired' } }),
  name: 'Where the session has expired the password is kept nowhere',
  play: async (context) => {
    await send(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(placesContaining(password)).toEqual([])
  },
}
