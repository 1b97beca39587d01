// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AttesterSet} from "src/AttesterSet.sol";
import {Order} from "src/OrderLib.sol";
import {Freezable} from "src/access/Freezable.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract AttesterSetTest is BridgeTest {
    uint256[3] internal nextKeys;
    address[] internal next;

    function setUp() public override {
        super.setUp();
        nextKeys = sortedKeys("attester-1", "attester-4", "attester-5");
        next = addressesOf(nextKeys);
    }

    function test_change_waitsOutTheTimelock() public {
        vm.expectEmit(true, true, true, true, address(escrow));
        emit AttesterSet.AttestersProposed(next, 3, NOW + 2 days);
        propose(3);
        vm.warp(NOW + 2 days - 1);
        vm.prank(governor);
        vm.expectRevert(abi.encodeWithSelector(AttesterSet.ProposalNotReady.selector, NOW + 2 days));
        escrow.executeAttesters(next, 3);

        vm.warp(NOW + 2 days);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit AttesterSet.AttestersChanged(next, 3);
        execute(3);
        vm.assertEq(escrow.threshold(), 3, "threshold");
        vm.assertEq(escrow.attesters()[2], next[2], "list");
    }

    function test_change_oldSignersLoseAndNewOnesGainTheirVote() public {
        Order memory order = tokenOrder();
        openOrder(order);
        propose(2);
        vm.warp(NOW + 2 days);
        execute(2);
        vm.assertEq(escrow.isAttester(named("attester-1")), true, "kept");
        vm.assertEq(escrow.isAttester(named("attester-2")), false, "removed");
        vm.assertEq(escrow.isAttester(named("attester-3")), false, "removed");

        uint256[3] memory oldKeys = attesterKeys;
        (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures) = batchOf(order);
        signatures[0] = quorumWithout(oldKeys, "attester-1", escrow.orderId(order));
        address first = vm.addr(keyWithout(oldKeys, "attester-1"));
        vm.expectRevert(abi.encodeWithSelector(AttesterSet.NotAttester.selector, first));
        escrow.claim(orders, proofs, signatures);

        attesterKeys = nextKeys;
        claimOne(order);
    }

    function test_change_aNewProposalReplacesTheOldOneAndItsClock() public {
        propose(3);
        vm.warp(NOW + 1 days);
        propose(2);
        vm.warp(NOW + 2 days);
        vm.prank(governor);
        vm.expectRevert(AttesterSet.NoSuchProposal.selector);
        escrow.executeAttesters(next, 3);
        vm.prank(governor);
        vm.expectRevert(abi.encodeWithSelector(AttesterSet.ProposalNotReady.selector, NOW + 3 days));
        escrow.executeAttesters(next, 2);
    }

    function test_change_isExecutedOnce() public {
        propose(2);
        vm.warp(NOW + 2 days);
        execute(2);
        vm.prank(governor);
        vm.expectRevert(AttesterSet.NoSuchProposal.selector);
        escrow.executeAttesters(next, 2);
    }

    function test_cancel_byGovernorOrGuardian() public {
        for (uint256 i = 0; i < 2; ++i) {
            propose(2);
            vm.expectEmit(true, true, true, true, address(escrow));
            emit AttesterSet.AttestersProposalCancelled(keccak256(abi.encode(next, uint256(2))));
            vm.prank(i == 0 ? governor : guardian);
            escrow.cancelAttesters();
            vm.warp(NOW + (i + 1) * 2 days);
            vm.prank(governor);
            vm.expectRevert(AttesterSet.NoSuchProposal.selector);
            escrow.executeAttesters(next, 2);
        }
    }

    function test_cancel_NotGuardian() public {
        propose(2);
        vm.prank(maker);
        vm.expectRevert(Freezable.NotGuardian.selector);
        escrow.cancelAttesters();
    }

    function test_cancel_NoSuchProposal() public {
        vm.prank(governor);
        vm.expectRevert(AttesterSet.NoSuchProposal.selector);
        escrow.cancelAttesters();
    }

    function test_propose_BadThreshold() public {
        vm.prank(governor);
        vm.expectRevert(abi.encodeWithSelector(AttesterSet.BadThreshold.selector, 1, 3));
        escrow.proposeAttesters(next, 1);
    }

    function test_propose_AttestersNotAscending() public {
        next[0] = next[1];
        vm.prank(governor);
        vm.expectRevert(AttesterSet.AttestersNotAscending.selector);
        escrow.proposeAttesters(next, 2);
    }

    /// Any two quorums of an accepted set share a member.
    function testFuzz_propose_quorumsOverlap(uint256 count, uint256 threshold) public {
        count = between(count, 0, 12);
        threshold = between(threshold, 0, 14);
        address[] memory set = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            set[i] = address(uint160(i + 1));
        }
        bool acceptable = threshold <= count && 2 * threshold > count;
        vm.prank(governor);
        if (!acceptable) vm.expectRevert(abi.encodeWithSelector(AttesterSet.BadThreshold.selector, threshold, count));
        escrow.proposeAttesters(set, threshold);
    }

    function propose(uint256 threshold) private {
        vm.prank(governor);
        escrow.proposeAttesters(next, threshold);
    }

    function execute(uint256 threshold) private {
        vm.prank(governor);
        escrow.executeAttesters(next, threshold);
    }

    function keyWithout(uint256[3] memory keys, string memory absent) private pure returns (uint256) {
        return keys[0] == key(absent) ? keys[1] : keys[0];
    }

    /// Two signatures of `keys`, without that of `absent`, in the order of the keys.
    function quorumWithout(uint256[3] memory keys, string memory absent, bytes32 id)
        private
        view
        returns (bytes[] memory signatures)
    {
        bytes32 digest = escrow.fillDigest(id, PROOF);
        signatures = new bytes[](2);
        uint256 filledUp;
        for (uint256 i = 0; i < 3; ++i) {
            if (keys[i] != key(absent)) signatures[filledUp++] = signatureOf(keys[i], digest);
        }
    }
}
