import type { Palette } from './palette.ts'

/** What holds things together. */
export const fasteners = {
  screw: ({ light, main, dark }: Palette) =>
    [110, 186, 262]
      .map(
        (x, n) =>
          `<g transform="rotate(${n * 12 - 12} ${x + 14} 160)"><path d="M${x - 8} 78h44l-14 22h-16z" fill="${light}"/><rect x="${x + 6}" y="98" width="16" height="104" fill="${main}"/><path d="M${x + 6} 202h16l-8 26z" fill="${dark}"/>${[0, 1, 2, 3, 4, 5].map((turn) => `<path d="M${x + 2} ${124 + turn * 14}l24-8" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`).join('')}<path d="M${x + 6} 78h16" stroke="${dark}" stroke-width="4"/></g>`,
      )
      .join(''),
  nail: ({ light, main, dark }: Palette) =>
    [96, 150, 204, 258]
      .map(
        (x, n) =>
          `<g transform="rotate(${n * 7 - 10} ${x} 150)"><rect x="${x}" y="84" width="38" height="8" rx="4" fill="${dark}"/><rect x="${x + 14}" y="92" width="10" height="112" fill="${n % 2 ? main : light}"/><path d="M${x + 14} 204h10l-5 24z" fill="${dark}"/></g>`,
      )
      .join(''),
  bolt: ({ light, main, dark }: Palette) =>
    `<path d="M146 74h108l22 24-22 24H146l-22-24z" fill="${light}"/><path d="M146 122h108l22-24-22 10H146l-22-10z" fill="${dark}" opacity=".5"/><rect x="174" y="122" width="52" height="98" fill="${main}"/>${[0, 1, 2, 3, 4].map((turn) => `<path d="M170 ${150 + turn * 15}l60-8" stroke="${dark}" stroke-width="4"/>`).join('')}<path d="M150 188h100l14 16-14 16H150l-14-16z" fill="${main}" stroke="${dark}" stroke-width="2"/>`,
  bracket: ({ light, main, dark }: Palette) =>
    `<path d="M120 70l60-10v130l-60 16z" fill="${main}"/><path d="M120 206l60-16 120 20-64 22z" fill="${light}"/><path d="M180 60l8 4v128l-8-2z" fill="${dark}"/>${[92, 128, 164].map((y) => `<ellipse cx="150" cy="${y}" rx="9" ry="10" fill="${dark}"/>`).join('')}${[196, 236].map((x) => `<ellipse cx="${x}" cy="${210 + (x - 196) / 8}" rx="12" ry="5" fill="${dark}"/>`).join('')}`,
} as const satisfies Record<string, (palette: Palette) => string>
