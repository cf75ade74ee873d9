/** A link to another page of the documentation. It opens in Storybook instead of the iframe of the page. */
export function StoryLink({ story, children }: { story: string; children: string }) {
  return (
    <a href={`./?path=/story/${story}`} target="_top">
      {children}
    </a>
  )
}
