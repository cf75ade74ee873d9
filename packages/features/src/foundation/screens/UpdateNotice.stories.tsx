import type { Meta, StoryObj } from '@storybook/react-vite'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useEffect } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { createDraft } from '../forms/drafts.ts'
import { useSession } from '../session/useSession.ts'
import { runExclusively } from '../storage/exclusive.ts'
import { UpdateNotice, UpdatesContext } from './UpdateNotice.tsx'

const refresh = fn()
const updates = { subscribe: () => () => undefined, isWaiting: () => true, refresh }

const meta = {
  component: UpdateNotice,
  ...given({ clock: 'held' }),
  decorators: (Story) => (
    <UpdatesContext value={updates}>
      <Story />
    </UpdatesContext>
  ),
  beforeEach: () => void refresh.mockClear(),
} satisfies Meta<typeof UpdateNotice>
export default meta
type Story = StoryObj<typeof meta>

const name = 'Refresh to Update'

/** Waits for the bar, because its code is loaded a second after the first screen. */
async function barOf(canvas: PlayContext['canvas']) {
  await passTimeUntil(() => expect(canvas.getByRole('button', { name })).toBeVisible())
  return canvas.getByRole('button', { name })
}

export const Typical: Story = {
  tags: ['state', 'I04'],
  name: 'The new version starts only when the bar is pressed',
  play: async ({ canvas, userEvent }) => {
    const button = await barOf(canvas)
    await expect(refresh).not.toHaveBeenCalled()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(refresh).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...Typical, name: 'On A Phone', globals: { viewport: { value: 'mobile1' } } }

const draft = createDraft<{ message: string }>('Your text')

/** Stores an unsent message, as its form would. */
function Unsent() {
  const session = useSession()
  useEffect(() => {
    draft.write(session, { message: 'The gutters arrived bent' })
    return () => draft.remove(session)
  }, [session])
  return <UpdateNotice />
}

export const TextUnsent: Story = {
  tags: ['state'],
  name: 'Before an update, the user is warned of an unsent message',
  render: () => <Unsent />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await barOf(canvas))
    const notNow = await screen.findByRole('button', { name: 'Not now' })
    await waitFor(() => expect(notNow).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(refresh).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await expect(refresh).toHaveBeenCalledOnce()
  },
}

export const OrderUnderWay: Story = {
  tags: ['state', 'I05'],
  name: 'An update lets orders finish and asks about a filled form',
  render: () => (
    <>
      <UpdateNotice />
      <main>
        <form>
          <input aria-label="E-mail" defaultValue="sam@hargreaves.example" />
          <input aria-label="Message" />
        </form>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const bar = await barOf(canvas)

    await step('an update lets an order finish', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const ordering = runExclusively('a cart', () => promise)
      await userEvent.click(bar)
      await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
      await expect(refresh).not.toHaveBeenCalled()
      resolve()
      await ordering
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })

    await step('an unchanged form causes no question', async () => {
      await userEvent.click(bar)
      await expect(refresh).toHaveBeenCalledOnce()
    })

    await step('a form that has been filled in causes a question', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Bent')
      await userEvent.click(bar)
      await screen.findByText('What you have typed and not sent yet will be lost.')
      await expect(refresh).toHaveBeenCalledOnce()
    })
  },
}

const listeners = new Set<() => void>()
let isWaiting = false
const laterUpdates = {
  ...updates,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWaiting: () => isWaiting,
}
const load = fn(() => import('./UpdateBar.tsx'))

export const FileFailedBefore: Story = {
  name: 'The update bar appears even if its code first fails to load',
  args: { load },
  decorators: (Story) => (
    <UpdatesContext value={laterUpdates}>
      <Story />
    </UpdatesContext>
  ),
  beforeEach: () => {
    isWaiting = false
    load.mockClear().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  },
  play: async ({ canvas }) => {
    await passTimeUntil(() => expect(load).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('button', { name })).toBeNull()
    isWaiting = true
    for (const listener of listeners) listener()
    await barOf(canvas)
    await expect(load).toHaveBeenCalledTimes(2)
  },
}
