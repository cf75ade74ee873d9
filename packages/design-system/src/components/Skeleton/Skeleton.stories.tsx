import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { DescriptionListSkeleton } from '../DescriptionList/DescriptionList.tsx'
import { IndexCards } from '../IndexCard/IndexCard.tsx'
import { TileRow } from '../TileRow/TileRow.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'line', count: 3 } } satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = {}

export const OtherShapes: Story = {
  render: () => (
    <Stack space="large">
      <DescriptionListSkeleton count={6} />
      <Skeleton shape="amount" count={1} />
      <Skeleton shape="trail" count={1} />
      <TileRow label="Your account">
        <Skeleton shape="tile" count={3} />
      </TileRow>
      <TileRow label="Last orders">
        <Skeleton shape="mediumTile" count={5} />
      </TileRow>
      <Skeleton shape="banner" count={1} />
      <Skeleton shape="shares" count={5} />
      <IndexCards label="Products">
        <Skeleton shape="indexCard" count={8} />
      </IndexCards>
    </Stack>
  ),
}

export const OtherShapesOnAPhone: Story = { ...OtherShapes, globals: { viewport: { value: 'mobile1' } } }
