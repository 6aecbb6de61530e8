//! Adam: how the parameters of a net follow the gradient of its loss.

/// Adam: steps against the gradient, each parameter at its own pace.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Adam {
    /// The running mean of the gradient, and that of its square.
    pub(crate) means: [Vec<f32>; 2],
    /// How much of each mean is still missing at the beginning.
    pub(crate) missing: [f32; 2],
}

impl Adam {
    /// For so many parameters.
    pub(crate) fn new(parameters: usize) -> Self {
        Self { means: [vec![0.0; parameters], vec![0.0; parameters]], missing: [1.0; 2] }
    }

    /// Steps once, and clears the gradient.
    pub(crate) fn step(&mut self, parameters: &mut [f32], gradient: &mut [f32], rate: f32) {
        const KEEP: [f32; 2] = [0.9, 0.999];
        for (missing, keep) in self.missing.iter_mut().zip(KEEP) {
            *missing *= keep;
        }
        let [first, second] = &mut self.means;
        let grown = self.missing.map(|it| 1.0 / (1.0 - it));
        for (((parameter, slope), first), second) in
            parameters.iter_mut().zip(gradient).zip(first).zip(second)
        {
            *first = KEEP[0] * *first + (1.0 - KEEP[0]) * *slope;
            *second = KEEP[1] * *second + (1.0 - KEEP[1]) * *slope * *slope;
            *parameter -= rate * (*first * grown[0]) / ((*second * grown[1]).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}
