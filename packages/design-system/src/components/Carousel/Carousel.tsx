import { useRef } from 'react'
import { announce } from '../../announcer/announce.ts'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './Carousel.css.ts'
import { mountedSlides, useRotation } from './useRotation.ts'

interface Slide {
  /** Address of the slide's picture. A placeholder is shown if it is missing or cannot be loaded. */
  image: string | undefined
  /** The slide's text, visible only if the picture is missing. */
  label: string
  /** Where a press on the slide leads. Without it the slide is not a link. */
  href?: string
  /** Opens the link in a new tab, which has no access to the current tab. */
  isExternal?: boolean
}

interface CarouselProps {
  /** What the slides are about; read aloud. */
  label: string
  /** If there are no slides, nothing is shown. A single slide has no controls. */
  slides: readonly Slide[]
}

/** Pictures shown in turn; users can pause them at any time. Not for content that everybody must see. */
export function Carousel({ label, slides }: CarouselProps) {
  const count = slides.length
  const carousel = useRef<HTMLDivElement>(null)
  const { current, isPlaying, isMoving, setHovered, setFocused, step, togglePlaying } = useRotation(count)
  if (count === 0) return null
  const hasControls = count > 1

  // Announces a slide only if the user has moved to it: slides that advance automatically would interrupt screen readers.
  const move = (by: 1 | -1) => {
    const next = step(by)
    const label = slides[next]?.label.trim() ?? ''
    announce([`${next + 1} of ${count}`, ...(label === '' ? [] : [label])].join(', '))
  }

  const slideAt = (index: number) => {
    const slide = slides[index]
    const place = { position: index + 1, count, isCurrent: index === current }
    return slide && <CarouselSlide key={index} slide={slide} {...place} />
  }

  return (
    <section aria-label={label} {...(hasControls && { 'aria-roledescription': 'carousel' })}>
      <div
        ref={carousel}
        role="presentation"
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={({ relatedTarget }) => setFocused(carousel.current?.contains(relatedTarget) ?? false)}
        className={styles.carousel}
      >
        {/* Before the slides, so that keyboard and screen reader reach Pause first. */}
        {hasControls && (
          <div className={styles.controls}>
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? 'Pause the slide show' : 'Play the slide show'}
              onPress={togglePlaying}
            />
            <IconButton icon="chevronLeft" label="Previous slide" onPress={() => move(-1)} />
            <span className={styles.status}>{`${current + 1} of ${count}`}</span>
            <IconButton icon="chevronRight" label="Next slide" onPress={() => move(1)} />
          </div>
        )}
        <div data-moving={isMoving || undefined} className={styles.slides}>
          {mountedSlides(current, count).map(slideAt)}
        </div>
      </div>
    </section>
  )
}

interface CarouselSlideProps {
  slide: Slide
  /** Position of the slide, from 1. */
  position: number
  count: number
  isCurrent: boolean
}

function CarouselSlide({ slide, position, count, isCurrent }: CarouselSlideProps) {
  const { image, label, href, isExternal = false } = slide
  const turn = `${position} of ${count}`
  const content = (
    <>
      <Picture src={image} alt="" ratio="banner" fit="filled" isEager={isCurrent} />
      {label.trim() !== '' && (
        <span className={classes(styles.caption, count > 1 && styles.besideControls)}>
          <span className={styles.words}>
            {label}
            {isExternal && (
              <span className={styles.external}>
                <Icon name="external" size="small" label="opens in a new tab" />
              </span>
            )}
          </span>
        </span>
      )}
    </>
  )
  return (
    <div
      role="group"
      aria-label={turn}
      {...(count > 1 && { 'aria-roledescription': 'slide' })}
      {...(isCurrent && { 'data-current': true })}
      className={styles.slide}
    >
      {href === undefined ? (
        <div className={styles.content}>{content}</div>
      ) : (
        <Anchor
          href={href}
          isExternal={isExternal}
          {...(label.trim() === '' && { 'aria-label': `Picture ${turn}` })}
          className={styles.content}
        >
          {content}
        </Anchor>
      )}
    </div>
  )
}
