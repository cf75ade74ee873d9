import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { AlertDialog } from '../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { EmptyState } from '../components/EmptyState/EmptyState.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'

const ignored = () => undefined

/** What happens to the focus when the element that has it is removed, hidden or disabled. */
const meta = {
  loaders: [AlertDialog.preload],
  render: () => <Lines />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A list of lines that can be removed. Each line has a field. */
function Lines({ onEmpty }: { readonly onEmpty?: () => void }) {
  const [names, setNames] = useState(['Pine', 'Oak', 'Ash', 'Elm'])
  const remove = (name: string) => {
    const rest = names.filter((other) => other !== name)
    setNames(rest)
    if (rest.length === 0) onEmpty?.()
  }
  if (names.length === 0) return <EmptyState title="No timber" />
  return (
    <Stack space="small">
      <Heading level={2}>Timber</Heading>
      <Stack space="small" as="ul" label="Timber">
        {names.map((name) => (
          <Inline key={name} space="small">
            <TextField label={`Length of ${name}`} value="3" onChange={ignored} />
            <IconButton icon="info" label={`About ${name}`} />
            <IconButton icon="bin" label={`Remove ${name}`} onPress={() => remove(name)} />
          </Inline>
        ))}
      </Stack>
      <Button onPress={() => setNames([])}>Remove all</Button>
    </Stack>
  )
}

const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
const headingFocused = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())

/** Presses a button with the keyboard, because only people who use the keyboard would notice a lost focus. */
async function press(userEvent: { keyboard: (keys: string) => Promise<void> }, name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

/** Waits for more than the two frames after which the focus is moved. */
async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

export const RowRemoved: Story = {
  name: 'The focus moves from a removed row to its neighbour',
  play: async ({ userEvent, step }) => {
    await step('the focus moves from a removed row to the next one', async () => {
      await press(userEvent, 'Remove Pine')
      await focused('Remove Oak')
    })

    await step('the focus moves from the removed last row to the one before', async () => {
      await press(userEvent, 'Remove Elm')
      await focused('Remove Ash')
    })

    await step('behind another window, the focus moves once the user returns', async () => {
      const button = screen.getByRole('button', { name: 'Remove Oak' })
      button.focus()
      const hasFocus = document.hasFocus.bind(document)
      document.hasFocus = () => false
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(button).not.toBeInTheDocument())
      await frames(3)
      await expect(document.body).toHaveFocus()
      document.hasFocus = hasFocus
      window.dispatchEvent(new Event('focus'))
      await focused('Remove Ash')
    })

    await step('the focus moves from the removed only row to the new heading', async () => {
      await press(userEvent, 'Remove Ash')
      await headingFocused('No timber')
    })
  },
}

export const RowOfADialogRemoved: Story = {
  name: 'The focus stays in a dialog when one of its rows is removed',
  render: function InADialog() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Choose timber</Button>
        <Dialog title="Choose" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <Lines />
        </Dialog>
      </>
    )
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Choose timber')
    await press(userEvent, 'Remove Pine')
    await focused('Remove Oak')
    await frames(3)
    await focused('Remove Oak')
    await userEvent.keyboard('{Escape}')
    await focused('Choose timber')
  },
}

export const PlaceRemoved: Story = {
  name: 'The focus moves from a removed control to the heading above',
  render: function Places() {
    const [isDelivered, setIsDelivered] = useState(true)
    const [code, setCode] = useState('')
    const [isAsking, setIsAsking] = useState(false)
    return (
      <Stack space="medium">
        <Heading level={2}>Delivery</Heading>
        {isDelivered && <Button onPress={() => setIsDelivered(false)}>Dismiss</Button>}
        <Heading level={2}>Coupon</Heading>
        <TextField label="Code" value={code} onChange={setCode} isDisabled={code.length > 2} />
        <Heading level={2}>Cart</Heading>
        {code === '' ? <EmptyState title="Nothing left" /> : <Button onPress={() => setIsAsking(true)}>Clear</Button>}
        <AlertDialog
          title="Clear?"
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          actions={
            <Button
              onPress={() => {
                setIsAsking(false)
                setCode('')
              }}
            >
              Yes
            </Button>
          }
        >
          All lines are removed.
        </AlertDialog>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await press(userEvent, 'Dismiss')
    await headingFocused('Delivery')
    const heading = screen.getByRole('heading', { name: 'Delivery' })
    await expect(heading).toHaveAttribute('tabindex', '-1')
    heading.blur()
    await expect(heading).not.toHaveAttribute('tabindex')

    await step('the focus moves from a disabled field to the heading above', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'abc')
      await headingFocused('Coupon')
    })

    await step('if a dialog closes and its button is gone, the heading gets the focus', async () => {
      await press(userEvent, 'Clear')
      await press(userEvent, 'Yes')
      await headingFocused('Nothing left')
    })
  },
}

export const NotTaken: Story = {
  name: 'Removing a row does not take the focus from elsewhere',
  render: () => <Lines onEmpty={() => screen.getByRole('link', { name: 'Help' }).focus()} />,
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#help">Help</a>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove Pine' })
    remove.focus()
    remove.blur()
    await Promise.resolve()
    remove.click()
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await frames(3)
    await expect(document.body).toHaveFocus()
    for (const name of ['Oak', 'Ash', 'Elm']) await press(userEvent, `Remove ${name}`)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus())
  },
}
