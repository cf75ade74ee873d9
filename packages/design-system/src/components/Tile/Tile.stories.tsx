import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Money } from '../Money/Money.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Tile, TileRow } from './Tile.tsx'

const action = <ButtonLink href="#pay">Pay Now</ButtonLink>
const lastPayment = (
  <Tile label="Last payment">
    <Money amount={120_000} />
  </Tile>
)

const meta = {
  component: TileRow,
  args: {
    label: 'Your account',
    children: (
      <>
        <Tile label="Current balance">
          <Money amount={3_015_596} />
        </Tile>
        <Tile label="Overdue balance" tone="critical" action={action}>
          <Money amount={592_904} />
        </Tile>
        {lastPayment}
        <Tile label="Last sign-in" size="small">
          6:48:12 24/11/2026
        </Tile>
      </>
    ),
  },
} satisfies Meta<typeof TileRow>
export default meta
type Story = StoryObj<typeof meta>

export const BesideEachOther: Story = {}

const top = (element: HTMLElement) => element.getBoundingClientRect().top

/** Each line holds as many tiles as fit. A small tile, which is less important, has a line to itself. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        {lastPayment}
        <Tile label="Overdue" tone="critical">
          <Money amount={0} />
        </Tile>
        <Tile label="Last sign-in" size="small">
          24/11/2026
        </Tile>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(top(canvas.getByText('Last payment'))).toBe(top(canvas.getByText('Overdue')))
    await expect(top(canvas.getByText('Last sign-in'))).toBe(top(canvas.getByText('24/11/2026')))
  },
}

export const LargeAmounts: Story = {
  args: {
    children: (
      <Tile label="Overdue balance" tone="critical" action={action}>
        <Money amount={123_456_789_012} />
      </Tile>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
}

export const WithDetails: Story = { args: { details: 'Of which $1,489.20 is older than 120 days.' } }

/** One value is known, the others are still loading. */
export const PartlyLoaded: Story = {
  args: {
    children: (
      <>
        <Skeleton shape="tile" count={2} />
        {lastPayment}
        <Skeleton shape="smallTile" />
      </>
    ),
  },
}
