//! The search tree: one node for each sequence of choices that the searching seat could see, with a value for each mover.

use engine::{Choice, Options, Seat};

/// No node, or no edge.
const NONE: u32 = u32::MAX;

/// A tree with so many edges gets no further nodes: a search of many minutes must not fill the memory.
const MOST_EDGES: usize = 4_000_000;

/// A choice of one seat at a node, with what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) choice: Choice,
    seat: Seat,
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

    /// What is known of the node behind a choice of the root, as a tree of its own.
    pub(crate) fn behind(&self, choice: Choice) -> Option<Self> {
        let edge = self.edges(Self::ROOT).find(|edge| edge.choice == choice)?;
        let mut tree = Self { nodes: vec![NONE], edges: Vec::with_capacity(4096) };
        // Each node of the old tree with the one that stands for it.
        let mut open = vec![(NodeId((edge.child != NONE).then_some(edge.child)?), 0)];
        while let Some((from, to)) = open.pop() {
            // The newest edge comes first in the list, so the oldest is put in first.
            let edges: Vec<Edge> = self.edges(from).copied().collect();
            for mut edge in edges.into_iter().rev() {
                if edge.child != NONE {
                    let node = index(tree.nodes.len());
                    tree.nodes.push(NONE);
                    open.push((NodeId(edge.child), node as usize));
                    edge.child = node;
                }
                edge.next = tree.nodes[to];
                tree.nodes[to] = index(tree.edges.len());
                tree.edges.push(edge);
            }
        }
        Some(tree)
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

    /// Notes what came of an edge.
    pub(crate) fn record(&mut self, id: EdgeId, values: &[f32], score: f32, win: f32) {
        let edge = &mut self.edges[id.0 as usize];
        let value = values[edge.seat.index()];
        edge.visits += 1;
        edge.value += value;
        edge.squares += value * value;
        edge.score += f64::from(score);
        edge.win += f64::from(win);
    }
}

fn index(len: usize) -> u32 {
    u32::try_from(len).expect("a search of less than four billion nodes")
}

#[expect(clippy::cast_precision_loss, reason = "a statistic")]
fn real(n: u32) -> f32 {
    n as f32
}
