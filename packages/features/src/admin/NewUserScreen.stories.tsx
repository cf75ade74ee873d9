import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor } from 'storybook/test'
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

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add new account' })
    await expect(await canvas.findByRole('radio', { name: 'Admin' })).toBeChecked()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const Failed: Story = {
  ...given({ faults: { addMobileUser: 'network-failure' } }),
  play: async (context) => {
    const notAnswered = 'Unable to send request. It may have arrived all the same.'
    await send(context)
    await screen.findByText(notAnswered)
    await expect(await input(context, /^Confirm password/)).toHaveValue(password)
    await passTimeUntil(() => expect(announcements()).toContain(notAnswered))
  },
}

export const Refused: Story = {
  play: async (context) => {
    await send(context, 'demo-sales')
    await waitFor(() => expect(screen.getAllByText('The user name demo-sales is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^Password/)).toHaveValue(password)
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Checked: Story = {
  tags: ['state'],
  name: 'Missing and invalid values are reported beside their fields',
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context)
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(6))
    await canvas.findByRole('region', { name: '6 things need attention' })
    await passTimeUntil(() => expect(contentAnnouncements()).toEqual(['6 things need attention']))
    await userEvent.click(canvas.getByRole('link', { name: 'Confirm password' }))
    await expect(await input(context, /^Confirm password/)).toHaveFocus()
    await expectPasswordFields(context)
    // The fields are a separate autofill section, because they describe the new user and not the administrator who types.
    await expect(await input(context, /^Username/)).toHaveAttribute('autocomplete', 'section-user username')
    await enter(context, /^Email address/, 'robin@office')
    await enterPassword(context, 'something else')
    await press(context)
    await canvas.findByText('Invalid email address')
    await canvas.findByText('Passwords must match')
  },
}

export const Added: Story = {
  render: () => (
    <CacheWatched>
      <NewUserScreen />
    </CacheWatched>
  ),
  name: 'A user is added once, and the browser stores no password',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('addMobileUser')
    await fill(context)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add new account' }))
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await passTimeUntil(() => expect(announcements()).toContain('User added'))
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
    await expect(placesContaining(password)).toEqual([])
  },
}
