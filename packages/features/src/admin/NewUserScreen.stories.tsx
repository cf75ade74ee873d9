import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CacheWatched, placesOf } from '../testing/watchSecrets.tsx'
import { NewUserScreen } from './NewUserScreen.tsx'

const page = within(document.body)
const password = 'a long pass phrase'

const meta = { component: NewUserScreen, ...given({ path: '/admin/account/new' }) } satisfies Meta<typeof NewUserScreen>
export default meta
type Story = StoryObj<typeof meta>

const notAnswered = 'Unable to send request. It may have arrived all the same.'

const input = async ({ canvas }: PlayContext, label: RegExp) =>
  await canvas.findByLabelText(label, { selector: 'input' })

async function fill(context: PlayContext, userName = 'robin') {
  const values: [RegExp, string][] = [
    [/^First name/, 'Robin'],
    [/^Last name/, 'Hargreaves'],
    [/^Email address/, 'robin@hargreaves.example'],
    [/^Mobile/, '0491 570 158'],
    [/^Username/, userName],
    [/^Password/, password],
    [/^Confirm password/, password],
  ]
  for (const [label, text] of values) await context.userEvent.type(await input(context, label), text)
}

const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add new account' }))

export const Typical: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: 'Add new account' })
    await fill(context)
    await press(context)
    await page.findByText('User added')
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await waitFor(() => expect(heard()).toContain('User added'))
  },
}

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add new account' })
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Account Admin' })).toHaveAttribute('href', '/admin')
  },
}

export const OnAPhone: Story = { ...Untouched, globals: { viewport: { value: 'mobile1' } } }

export const FieldsEmpty: Story = {
  name: 'Username, both names, email address and both passwords are “Required”',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchCalls('addMobileUser')
    await canvas.findByRole('button', { name: 'Add new account' })
    await press(context)
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(6))
    await waitFor(async () => expect(await input(context, /^First name/)).toHaveFocus())
    await canvas.findByRole('region', { name: '6 things need attention' })
    await waitFor(() => expect(heardOfContent()).toEqual(['6 things need attention']))
    await userEvent.click(canvas.getByRole('link', { name: 'Confirm password' }))
    await expect(await input(context, /^Confirm password/)).toHaveFocus()
    await expect(sent()).toBe(0)
  },
}

export const FieldsEmptyOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Add new account' })
    await press(context)
    await waitFor(() => expect(context.canvas.getAllByText('Required')).toHaveLength(6))
  },
}

export const FieldsWrong: Story = {
  name: 'A wrong address is “Invalid email address”, two different passwords are “Passwords must match”',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await input(context, /^Email address/), 'robin@office')
    await userEvent.type(await input(context, /^Password/), password)
    await userEvent.type(await input(context, /^Confirm password/), 'something else')
    await press(context)
    await canvas.findByText('Invalid email address')
    await canvas.findByText('Passwords must match')
  },
}

export const NewAccountsAreEnabled: Story = {
  name: 'A new account has role admin and access to web and mobile, and there is no toggle',
  play: async (context) => {
    const { canvas } = context
    const sent = watchPayloads('addMobileUser')
    await fill(context)
    await expect(canvas.getByRole('radio', { name: 'Admin' })).toBeChecked()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await press(context)
    await page.findByText('User added')
    await expect(sent()).toEqual([
      {
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
      },
    ])
  },
}

export const SalesChosen: Story = {
  name: 'The role is chosen from Admin and Sales',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('addMobileUser')
    await fill(context)
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sales' }))
    await press(context)
    await page.findByText('User added')
    await expect(sent()).toEqual([expect.objectContaining({ roleID: 'sales' })])
  },
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  name: 'A refusal shows the supplier’s first message in a toast and at the field, and the form keeps what was typed',
  play: async (context) => {
    const { canvas } = context
    await fill(context, 'demo-sales')
    await press(context)
    await waitFor(() => expect(page.getAllByText('The user name demo-sales is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^First name/)).toHaveValue('Robin')
    await expect(await input(context, /^Password/)).toHaveValue(password)
    await context.userEvent.type(await input(context, /^Username/), '-2')
    await press(context)
    await canvas.findByRole('heading', { name: 'Went to /admin' })
  },
}

export const SeveralReasons: Story = {
  ...given({ faults: { addMobileUser: 'field-errors' } }),
  name: 'Of several messages the toast shows the first',
  play: async (context) => {
    await fill(context)
    await press(context)
    await page.findByText('This order reference has already been used')
    await expect(page.queryByText(/We do not deliver/)).toBeNull()
    await waitFor(() => expect(heard()).toContain('This order reference has already been used'))
  },
}

export const Failed: Story = {
  tags: ['state'],
  ...given({ faults: { addMobileUser: 'network-failure' } }),
  name: 'A failure without an answer is “Unable to send request”, which may have arrived, and the form keeps what was typed',
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await press(context)
    await page.findByText(notAnswered)
    await waitFor(() => expect(heard()).toContain(notAnswered))
    await expect(await input(context, /^Email address/)).toHaveValue('robin@hargreaves.example')
    await expect(await input(context, /^Confirm password/)).toHaveValue(password)
    await expect(canvas.getByRole('button', { name: 'Add new account' })).toBeEnabled()
  },
}

export const AwkwardRefusal: Story = {
  ...given({ faults: { addMobileUser: 'field-errors-none' } }),
  tags: ['D16'],
  name: 'A refusal with an empty table signs nobody out',
  play: async (context) => {
    await fill(context)
    await press(context)
    await page.findByText('Field Error')
    await expect(await input(context, /^Username/)).toHaveValue('robin')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { addMobileUser: 'session-expired' } }),
  play: async (context) => {
    await fill(context)
    await press(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(placesOf(password)).toEqual([])
  },
}

export const Sending: Story = {
  ...given({ latency: { addMobileUser: 'forever' } }),
  play: async (context) => {
    await fill(context)
    await press(context)
    await context.canvas.findByRole('button', { name: 'Sending...' })
    await waitFor(() => expect(heard()).toContain('Sending...'))
  },
}

export const SentTwiceInOneTick: Story = {
  tags: ['B26'],
  name: 'Pressing Add new account twice adds one user',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'addMobileUser')
    const sent = watchCalls('addMobileUser')
    await fill(context)
    const form = context.canvas.getByRole('form', { name: 'Add new account' })
    if (form instanceof HTMLFormElement) {
      form.requestSubmit()
      form.requestSubmit()
    }
    answer()
    await context.canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(sent()).toBe(1)
  },
}

export const PasswordFields: Story = {
  tags: ['A25', 'P09'],
  name: 'Passwords are hidden, marked as new, and take a long one that is pasted',
  play: async (context) => {
    const { userEvent } = context
    for (const label of [/^Password/, /^Confirm password/]) {
      const field = await input(context, label)
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await userEvent.click(field)
      await userEvent.paste('x'.repeat(128))
      await expect(field).toHaveValue('x'.repeat(128))
    }
    // In a section of its own: what the browser knows of the person who types does not belong here.
    await expect(await input(context, /^Username/)).toHaveAttribute('autocomplete', 'section-user username')
  },
}

/** The screen, and a button that leaves it and returns. */
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

export const LeftByMistake: Story = {
  tags: ['state', 'A21', 'P03'],
  render: () => <LeftAndOpened />,
  name: 'What was typed is there again after Back, except the passwords, which are kept nowhere',
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(placesOf(password)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await canvas.findByText('What you typed before is here again')
    await expect(await input(context, /^Username/)).toHaveValue('robin')
    await expect(await input(context, /^Password/)).toHaveValue('')
    await expect(await input(context, /^Confirm password/)).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveValue(''))
    await expect(canvas.queryByText('What you typed before is here again')).toBeNull()
  },
}

export const NothingIsKept: Story = {
  render: () => <LeftAndOpened />,
  tags: ['P02', 'P03'],
  name: 'After adding a user the password is in no page, field, storage or cache',
  play: async (context) => {
    await fill(context)
    await press(context)
    await page.findByText('User added')
    await context.canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(placesOf(password)).toEqual([])
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const firstName = await input(context, /^First name/)
    firstName.focus()
    await userEvent.keyboard('Robin{Tab}Hargreaves{Tab}robin@hargreaves.example{Tab}{Tab}robin{Tab}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Admin' })).toHaveFocus())
    await userEvent.keyboard(`{ArrowRight}{Tab}${password}{Tab}{Tab}${password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Went to /admin' })
  },
}
