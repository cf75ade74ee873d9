import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Dialog,
  Inline,
  Menu,
  Money,
  RadioGroup,
  Section,
  Select,
  SheetRow,
  SheetRows,
  Stack,
  Tile,
  TileRow,
} from '@trade-portal/design-system'
import { useState } from 'react'

/** The examples of the pages in this folder. The sidebar hides them. */
const meta = {
  title: 'Components/Choosing/Examples',
  tags: ['!dev', '!autodocs', 'rule'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const LastingNotice: Story = {
  render: () => (
    <Banner tone="caution" title="Your account is on hold" action={<ButtonLink href="#pay">Pay Account</ButtonLink>}>
      New orders may be refused until the overdue balance is paid.
    </Banner>
  ),
}

export const ResultInBanner: Story = {
  render: () => (
    <Stack space="medium">
      <Banner tone="positive">2 products added to your cart.</Banner>
      <Banner tone="positive">1 product added to your cart.</Banner>
    </Stack>
  ),
}

export const FiguresInTiles: Story = {
  render: () => (
    <TileRow label="Your account">
      <Tile label="Current balance">
        <Money amount={3_015_596} />
      </Tile>
      <Tile label="Overdue balance" tone="critical" action={<ButtonLink href="#pay">Pay Now</ButtonLink>}>
        <Money amount={592_904} />
      </Tile>
    </TileRow>
  ),
}

export const FiguresInCards: Story = {
  render: () => (
    <Stack space="medium">
      <Card>
        <Section as="region" heading="Current balance" headingSize="small">
          <Money amount={3_015_596} />
        </Section>
      </Card>
      <Card>
        <Section as="region" heading="Overdue balance" headingSize="small">
          <Money amount={592_904} />
        </Section>
      </Card>
    </Stack>
  ),
}

const copy = <Button variant="secondary">Copy</Button>

export const EntriesInSheetRows: Story = {
  render: () => (
    <SheetRows label="Custom lists">
      <SheetRow name="Wall frame" href="#wall-frame" facts="12 lines" actions={copy} />
      <SheetRow name="Bathroom, second stage" href="#bathroom" facts="8 lines" actions={copy} />
    </SheetRows>
  ),
}

export const DocumentsInSheetRows: Story = {
  render: () => (
    <SheetRows label="Invoices">
      <SheetRow name="10482-0" href="#10482" facts="3/11/2026, due 30/11/2026" aside={<Money amount={48_210} />} />
      <SheetRow name="10477-0" href="#10477" facts="1/11/2026, due 30/11/2026" aside={<Money amount={1_250_000} />} />
    </SheetRows>
  ),
}

const actions = ['Rename', 'Copy to cart', 'Delete'] as const

export const ActionsInMenu: Story = {
  render: () => (
    <Menu label="Actions" items={actions.map((label) => ({ kind: 'action', label, onAction: () => {} }))} />
  ),
}

function DialogWithActions() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Actions</Button>
      <Dialog title="Actions" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack space="small">
          {actions.map((label) => (
            <Button key={label} variant="secondary">
              {label}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}

export const ActionsInDialog: Story = { render: () => <DialogWithActions /> }

const options = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pickup', label: 'Pickup' },
] as const

function RadiosOfTwo() {
  const [value, setValue] = useState<'delivery' | 'pickup'>('delivery')
  return <RadioGroup label="How you get it" options={options} value={value} onChange={setValue} hasCards />
}

export const TwoOptionsVisible: Story = { render: () => <RadiosOfTwo /> }

function SelectOfTwo() {
  const [value, setValue] = useState('')
  return <Select label="How you get it" options={options} value={value} onChange={setValue} />
}

export const TwoOptionsHidden: Story = { render: () => <SelectOfTwo /> }

export const OneMainStep: Story = {
  render: () => (
    <Inline space="small">
      <Button variant="secondary">Save as list</Button>
      <ButtonLink href="#checkout">Checkout</ButtonLink>
    </Inline>
  ),
}

export const TwoMainSteps: Story = {
  render: () => (
    <Inline space="small">
      <Button>Save as list</Button>
      <Button>Checkout</Button>
    </Inline>
  ),
}
