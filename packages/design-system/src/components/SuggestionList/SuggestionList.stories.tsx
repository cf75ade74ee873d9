import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Masthead } from '../Masthead/Masthead.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Text } from '../Text/Text.tsx'
import { SuggestionList } from './SuggestionList.tsx'

const onAdd = fn()
const onChoose = fn()
const onSubmit = fn()

function Example({ onClose }: { onClose: () => void }) {
  const fieldContainer = useRef<HTMLElement>(null)
  const [activeId, setActiveId] = useState('')
  const [text, setText] = useState('pine')
  const action = (
    <Button variant="secondary" size="small" width="full" about="Pine DAR 42 x 19" onPress={onAdd}>
      Add
    </Button>
  )
  const option = (title: string, about: string) => ({ title, about, onChoose: () => onChoose(title) })
  return (
    <Masthead
      logo="Acme Timber"
      searchState="opened"
      tools=""
      search={
        <search ref={fieldContainer}>
          <SearchField
            label="Search products"
            listId="list"
            activeId={activeId}
            value={text}
            onChange={setText}
            onSubmit={onSubmit}
            submitLabel="Search"
          />
          <SuggestionList
            id="list"
            label="Suggestions"
            fieldContainer={fieldContainer}
            groups={[
              { label: 'Go to', options: [option('Order 481254', 'Pine Ave · PO-1079')] },
              {
                label: 'Products',
                options: [
                  { ...option('Pine DAR 42 x 19', 'TM100017 · LM'), picture: '', aside: '$2.60', action },
                  { ...option('Pine Moulding', 'TM100018 · LM'), picture: '', aside: '$12.60', action: null },
                ],
              },
            ]}
            text={text}
            activeId={activeId}
            onActiveChange={setActiveId}
            onClose={onClose}
          >
            <Text size="small">Each product is listed in one unit.</Text>
          </SuggestionList>
        </search>
      }
    />
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
  render: ({ onClose }) => <Example onClose={onClose} />,
} satisfies Meta<{ onClose: () => void }>
export default meta
type Story = StoryObj<typeof meta>

export const WithKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const call of [onAdd, onChoose, onSubmit]) call.mockClear()
    const field = canvas.getByRole('searchbox', { name: 'Search products' })
    const [first, second, last] = canvas.getAllByRole('gridcell', { selected: false })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith('Pine DAR 42 x 19')
    await expect(onSubmit).not.toHaveBeenCalled()
    const add = canvas.getByRole('button', { name: 'Add, Pine DAR 42 x 19' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowLeft}')
    await expect(field).toHaveFocus()
    await userEvent.click(add)
    await expect(onAdd).toHaveBeenCalledTimes(2)
    await expect(onChoose).toHaveBeenCalledOnce()
    await userEvent.click(second ?? field)
    await expect(onChoose).toHaveBeenCalledTimes(2)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('pine')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
