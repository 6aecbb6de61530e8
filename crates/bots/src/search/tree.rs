//! The search tree: one node for each sequence of choices that the searching seat could see, with a value for each mover.

use engine::{Choice, Options, Seat};

use super::leaf::LeafValue;

/// No node, or no edge.
const NONE: u32 = u32::MAX;

/// A tree with so many edges gets no further nodes: a search of many minutes must not fill the memory.
const MOST_EDGES: usize = 4_000_000;

/// A choice of one seat at a node, with what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) choice: Choice,
    pub(super) seat: Seat,
    pub(crate) visits: u32,
    /// The sum of the values of the seat that chose, and that of their squares.
    pub(crate) value: f32,
    squares: f32,
    /// The sum of the final points of the searching seat.
    pub(crate) score: f64,
    /// The sum of the searching seat's chances to win.
    pub(crate) win: f64,
    /// How likely the policy chooses it, up to a factor that is common to the node.
    prior: f32,
    child: u32,
    next: u32,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    /// The first edge of each node.
    nodes: Vec<u32>,
    edges: Vec<Edge>,
}

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

/// An edge of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EdgeId(u32);

impl Tree {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new() -> Self {
        Self { nodes: vec![NONE], edges: Vec::with_capacity(4096) }
    }

    pub(crate) fn edge(&self, id: EdgeId) -> &Edge {
        &self.edges[id.0 as usize]
    }

    /// The node's edges, the newest first.
    pub(crate) fn edges(&self, node: NodeId) -> impl Iterator<Item = &Edge> {
        let mut next = self.nodes[node.0 as usize];
        core::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// Whether every option has an edge.
    pub(crate) fn knows(&self, node: NodeId, seat: Seat, options: Options) -> bool {
        let known = |edge: &&Edge| edge.seat == seat && options.contains(edge.choice);
        self.edges(node).filter(known).count() == options.len()
    }

    /// Adds an edge for every option that has none yet; `prior` says how likely the policy chooses it.
    pub(crate) fn widen(
        &mut self,
        node: NodeId,
        seat: Seat,
        options: Options,
        prior: impl Fn(Choice) -> f32,
    ) {
        for choice in options.iter() {
            if self.edges(node).any(|edge| edge.seat == seat && edge.choice == choice) {
                continue;
            }
            let next = self.nodes[node.0 as usize];
            self.nodes[node.0 as usize] = index(self.edges.len());
            self.edges.push(Edge {
                choice,
                seat,
                visits: 0,
                value: 0.0,
                squares: 0.0,
                score: 0.0,
                win: 0.0,
                prior: prior(choice),
                child: NONE,
                next,
            });
        }
    }

    /// The edge to try next among the options: what has paid, and what the policy likes and was tried too rarely.
    pub(crate) fn select(
        &self,
        node: NodeId,
        seat: Seat,
        options: Options,
        explore: f32,
    ) -> EdgeId {
        let (mut visits, mut value, mut priors) = (0, 0.0, 0.0);
        let mut next = self.nodes[node.0 as usize];
        while next != NONE {
            let edge = &self.edges[next as usize];
            if edge.seat == seat && options.contains(edge.choice) {
                visits += edge.visits;
                value += edge.value;
                priors += edge.prior;
            }
            next = edge.next;
        }
        let mean = if visits == 0 { 0.0 } else { value / real(visits) };
        let eager = explore * real(visits + 1).sqrt() / priors;
        let mut best = (f32::MIN, NONE);
        next = self.nodes[node.0 as usize];
        while next != NONE {
            let edge = &self.edges[next as usize];
            if edge.seat == seat && options.contains(edge.choice) {
                let paid = if edge.visits == 0 { mean } else { edge.value / real(edge.visits) };
                let hope = paid + eager * edge.prior / real(1 + edge.visits);
                if best.0 < hope {
                    best = (hope, next);
                }
            }
            next = edge.next;
        }
        EdgeId(best.1)
    }

    /// How far the values of one choice at the root spread around their mean.
    pub(crate) fn deviation(&self) -> f32 {
        let (mut squares, mut visits) = (0.0, 0);
        for edge in self.edges(Self::ROOT).filter(|edge| 0 < edge.visits) {
            squares += edge.squares - edge.value * edge.value / real(edge.visits);
            visits += edge.visits - 1;
        }
        (squares.max(0.0) / real(visits.max(1))).sqrt()
    }

    /// The node behind an edge; a new one if there is none yet, and nothing if the tree is full.
    pub(crate) fn child(&mut self, id: EdgeId) -> Option<NodeId> {
        let is_full = MOST_EDGES <= self.edges.len();
        let edge = &mut self.edges[id.0 as usize];
        if edge.child == NONE {
            if is_full {
                return None;
            }
            edge.child = index(self.nodes.len());
            self.nodes.push(NONE);
        }
        Some(NodeId(edge.child))
    }

    /// Adds a leaf's value to an edge.
    pub(crate) fn record(&mut self, id: EdgeId, leaf: &LeafValue) {
        let edge = &mut self.edges[id.0 as usize];
        let value = leaf.values[edge.seat];
        edge.visits += 1;
        edge.value += value;
        edge.squares += value * value;
        edge.score += f64::from(leaf.score);
        edge.win += f64::from(leaf.win);
    }
}

fn index(len: usize) -> u32 {
    u32::try_from(len).expect("a search of less than four billion nodes")
}

#[expect(clippy::cast_precision_loss, reason = "a statistic")]
fn real(n: u32) -> f32 {
    n as f32
}

#[cfg(test)]
mod tests {
    use engine::{BySeat, Game, Setup};

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    /// What a seat is asked first in a game: which of three cards it keeps.
    fn options(number: usize) -> Options {
        let setup = Setup::with_seed(2, [1; 32]).expect("two players");
        Game::new(&setup, &mut ()).options(seat(number))
    }

    /// A leaf with these values for the seats, of which the first one searches.
    fn leaf(values: [f32; 2]) -> LeafValue {
        let [own, other] = values;
        LeafValue { values: BySeat([own, other, 0.0, 0.0, 0.0]), score: 100.0 * own, win: own }
    }

    /// A tree whose root has three options of a seat, the first of which is the likeliest.
    fn tree(number: usize) -> Tree {
        let (mut tree, options) = (Tree::new(), options(number));
        let prior = |it| if it == options.nth(0) { 1.0 } else { 0.5 };
        tree.widen(Tree::ROOT, seat(number), options, prior);
        tree
    }

    fn select(tree: &Tree, number: usize) -> EdgeId {
        tree.select(Tree::ROOT, seat(number), options(number), 0.25)
    }

    #[test]
    fn visits_are_counted_and_values_added_up() {
        let mut tree = tree(0);
        let edge = select(&tree, 0);
        for own in [0.25, 0.5, 0.75] {
            tree.record(edge, &leaf([own, 1.0]));
        }
        let edge = tree.edge(edge);
        assert_eq!((edge.visits, edge.value), (3, 1.5));
        assert_eq!((edge.score, edge.win), (150.0, 1.5));
        // The squares of the distances from the mean are 1/16, 0 and 1/16.
        assert!((tree.deviation() - 0.25).abs() < 1e-6, "{}", tree.deviation());
    }

    #[test]
    fn the_value_of_a_choice_is_that_of_the_seat_that_chose() {
        let mut tree = tree(1);
        let edge = select(&tree, 1);
        tree.record(edge, &leaf([0.25, 0.75]));
        let edge = tree.edge(edge);
        assert_eq!((edge.value, edge.win), (0.75, 0.25));
    }

    #[test]
    fn the_likeliest_option_is_tried_first_and_the_best_one_most() {
        let (mut tree, options) = (tree(0), options(0));
        assert_eq!(tree.edge(select(&tree, 0)).choice, options.nth(0));
        for _ in 0..300 {
            let edge = select(&tree, 0);
            let value = if tree.edge(edge).choice == options.nth(1) { 0.9 } else { 0.1 };
            tree.record(edge, &leaf([value, 0.0]));
        }
        // The newest edge comes first.
        let visits: Vec<u32> = tree.edges(Tree::ROOT).map(|it| it.visits).collect();
        assert!(250 < visits[1], "{visits:?}");
        assert!(visits.iter().all(|&it| 0 < it), "{visits:?}");
    }

    #[test]
    fn a_node_has_an_edge_for_each_option_of_each_seat() {
        let mut tree = tree(0);
        assert!(tree.knows(Tree::ROOT, seat(0), options(0)));
        assert!(!tree.knows(Tree::ROOT, seat(1), options(1)));
        for _ in 0..2 {
            tree.widen(Tree::ROOT, seat(1), options(1), |_| 1.0);
            assert!(tree.knows(Tree::ROOT, seat(1), options(1)));
            assert_eq!(tree.edges(Tree::ROOT).count(), 6);
        }
    }

    #[test]
    fn an_edge_leads_to_one_node() {
        let mut tree = tree(0);
        let edge = select(&tree, 0);
        let node = tree.child(edge);
        assert_eq!(tree.child(edge), node);
        assert_ne!(node, Some(Tree::ROOT));
    }
}
