//! The ladder as a picture: a dot for each bot's rating with its 95 % interval.

use std::fmt::Write as _;

use super::ladder::Placed;

const WIDTH: f64 = 720.0;
const LABELS: f64 = 170.0;
const MARGIN: f64 = 30.0;
const ROW: f64 = 34.0;
const AXIS: f64 = 48.0;

/// The distance between grid lines, unless that would make too many.
const STEPS: [f64; 6] = [25.0, 50.0, 100.0, 200.0, 500.0, 1000.0];
const MOST_LINES: f64 = 10.0;

/// Colours for light and dark pages.
const STYLE: &str = "text{font:14px system-ui,sans-serif;fill:#2b2622}.grid{stroke:#d8d0c4}.bar{stroke:#2f5d8a;stroke-width:3}\
.dot{fill:#2f5d8a}.small{font-size:12px;fill:#6d6459}@media(prefers-color-scheme:dark){text{fill:#eee6da}\
.grid{stroke:#4a443c}.bar{stroke:#8fb8de}.dot{fill:#8fb8de}.small{fill:#b4a997}}";

/// Draws the ladder, the strongest bot at the top.
pub(super) fn draw(placed: &[Placed]) -> String {
    let ends = placed
        .iter()
        .flat_map(|it| [it.rung.rating - it.rung.error, it.rung.rating + it.rung.error]);
    let (low, high) = ends.fold((0.0_f64, 0.0_f64), |(low, high), it| (low.min(it), high.max(it)));
    let step = STEPS.into_iter().find(|step| (high - low) / step <= MOST_LINES).unwrap_or(2000.0);
    let (low, high) = ((low / step).floor() * step, ((high / step).ceil() * step).max(step));
    let x = |rating: f64| LABELS + (rating - low) / (high - low) * (WIDTH - LABELS - MARGIN);

    let mut rows = String::new();
    let mut y = MARGIN;
    for Placed { name, rung, .. } in placed {
        let (from, at, to) =
            (x(rung.rating - rung.error), x(rung.rating), x(rung.rating + rung.error));
        let name = escape(&name.to_string());
        let (rating, error, text) = (rung.rating, rung.error, y + 5.0);
        write!(
            rows,
            "<g><title>{name}: {rating:+.0} ± {error:.0}</title>\
             <text x=\"{:.1}\" y=\"{text:.1}\" text-anchor=\"end\">{name}</text>\
             <line class=\"bar\" x1=\"{from:.1}\" y1=\"{y:.1}\" x2=\"{to:.1}\" y2=\"{y:.1}\"/>\
             <circle class=\"dot\" cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\"/></g>",
            LABELS - 14.0
        )
        .expect("a string takes all");
        y += ROW;
    }
    let bottom = y - ROW / 2.0;
    let mut grid = String::new();
    let mut line = low;
    while line <= high + step / 2.0 {
        let (at, label) = (x(line), bottom + 20.0);
        write!(
            grid,
            "<line class=\"grid\" x1=\"{at:.1}\" y1=\"10\" x2=\"{at:.1}\" y2=\"{bottom:.1}\"/>\
             <text class=\"small\" x=\"{at:.1}\" y=\"{label:.1}\" text-anchor=\"middle\">{line:.0}</text>"
        )
        .expect("a string takes all");
        line += step;
    }
    let height = bottom + AXIS;
    let caption = "rating: 400 points are odds of ten to one to finish before the other; the bars are 95 % intervals";
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\" role=\"img\" \
         aria-label=\"Ladder of bots\"><style>{STYLE}</style>{grid}{rows}\
         <text class=\"small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{caption}</text></svg>\n",
        WIDTH - MARGIN,
        bottom + 40.0
    )
}

/// The name of a program may contain any characters.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
