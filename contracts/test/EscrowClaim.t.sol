// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {AttesterSet} from "src/AttesterSet.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Freezable} from "src/access/Freezable.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract EscrowClaimTest is BridgeTest {
    function test_claim_paysTheMaker() public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OrderClaimed(id, maker, PROOF);
        claimOne(order);
        vm.assertEq(token.balanceOf(maker), 10_000 ether + 50e6, "maker");
        vm.assertEq(token.balanceOf(address(escrow)), 0, "escrow");
        assertStatus(id, IBridgeEscrow.Status.Claimed);
    }

    function test_claim_paysNativeCoin() public {
        Order memory order = nativeOrder();
        openOrder(order);
        claimOne(order);
        vm.assertEq(maker.balance, 10_001 ether, "maker");
    }

    function test_claim_afterRefundTimeWhileStillOpen() public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        vm.warp(uint256(order.refundAfter) + 1);
        claimOne(order);
        assertStatus(id, IBridgeEscrow.Status.Claimed);
    }

    function test_claim_withMoreSignaturesThanNeeded() public {
        Order memory order = tokenOrder();
        openOrder(order);
        bytes32 digest = escrow.fillDigest(escrow.orderId(order), PROOF);
        bytes[] memory signatures = new bytes[](3);
        for (uint256 i = 0; i < 3; ++i) {
            signatures[i] = signatureOf(attesterKeys[i], digest);
        }
        claimWith(order, signatures, "");
    }

    function test_claim_skipsWhatWasClaimed() public {
        Order[] memory orders = new Order[](3);
        bytes32[] memory proofs = new bytes32[](3);
        bytes[][] memory signatures = new bytes[][](3);
        for (uint256 i = 0; i < 3; ++i) {
            orders[i] = tokenOrder();
            orders[i].nonce = i;
            proofs[i] = bytes32(i);
            signatures[i] = quorum(openOrder(orders[i]), proofs[i]);
        }
        claimOne(orders[1]);
        orders[2] = orders[0];
        proofs[2] = proofs[0];
        signatures[2] = signatures[0];
        escrow.claim(orders, proofs, signatures);
        vm.assertEq(token.balanceOf(maker), 10_000 ether + 100e6, "two of three entries paid");
    }

    function test_claim_oneBadEntryRevertsAll() public {
        Order memory good = tokenOrder();
        openOrder(good);
        Order[] memory orders = new Order[](2);
        bytes32[] memory proofs = new bytes32[](2);
        bytes[][] memory signatures = new bytes[][](2);
        (orders[0], proofs[0], signatures[0]) = (good, PROOF, quorum(escrow.orderId(good), PROOF));
        orders[1] = nativeOrder();
        bytes32 unknown = escrow.orderId(orders[1]);
        vm.expectRevert(abi.encodeWithSelector(IBridgeEscrow.OrderNotOpen.selector, unknown, IBridgeEscrow.Status.None));
        escrow.claim(orders, proofs, signatures);
        assertStatus(escrow.orderId(good), IBridgeEscrow.Status.Open);
    }

    function test_claim_OrderNotOpen() public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        vm.prank(maker);
        escrow.cancel(order);
        expectClaimRevert(
            order, abi.encodeWithSelector(IBridgeEscrow.OrderNotOpen.selector, id, IBridgeEscrow.Status.Cancelled)
        );
        order.nonce = 2;
        id = openOrder(order);
        vm.warp(uint256(order.refundAfter) + 1);
        escrow.refund(order);
        expectClaimRevert(
            order, abi.encodeWithSelector(IBridgeEscrow.OrderNotOpen.selector, id, IBridgeEscrow.Status.Refunded)
        );
    }

    function test_claim_LengthMismatch() public {
        (Order[] memory orders,, bytes[][] memory signatures) = batchOf(tokenOrder());
        vm.expectRevert(IBridgeEscrow.LengthMismatch.selector);
        escrow.claim(orders, new bytes32[](2), signatures);
        vm.expectRevert(IBridgeEscrow.LengthMismatch.selector);
        escrow.claim(orders, new bytes32[](1), new bytes[][](0));
    }

    function test_claim_Frozen() public {
        Order memory order = tokenOrder();
        openOrder(order);
        vm.prank(guardian);
        escrow.freeze();
        expectClaimRevert(order, abi.encodePacked(Freezable.Frozen.selector));
        vm.prank(governor);
        escrow.unfreeze();
        claimOne(order);
    }

    function test_claim_TooFewSignatures() public {
        Order memory order = tokenOrder();
        openOrder(order);
        claimWith(order, new bytes[](1), abi.encodeWithSelector(AttesterSet.TooFewSignatures.selector, 1, 2));
    }

    function test_claim_SignersNotAscending() public {
        Order memory order = tokenOrder();
        bytes[] memory signatures = quorum(openOrder(order), PROOF);
        bytes memory refusal = abi.encodePacked(AttesterSet.SignersNotAscending.selector);
        (signatures[0], signatures[1]) = (signatures[1], signatures[0]);
        claimWith(order, signatures, refusal);
        signatures[1] = signatures[0];
        claimWith(order, signatures, refusal);
    }

    function test_claim_NotAttester() public {
        Order memory order = tokenOrder();
        bytes32 digest = escrow.fillDigest(openOrder(order), PROOF);
        uint256[3] memory keys = sortedKeys("stranger", "attester-1", "attester-2");
        bytes[] memory signatures = new bytes[](3);
        for (uint256 i = 0; i < 3; ++i) {
            signatures[i] = signatureOf(keys[i], digest);
        }
        claimWith(order, signatures, abi.encodeWithSelector(AttesterSet.NotAttester.selector, named("stranger")));
    }

    function test_claim_malformedSignature() public {
        Order memory order = tokenOrder();
        bytes[] memory signatures = quorum(openOrder(order), PROOF);
        signatures[1] = hex"00";
        claimWith(order, signatures, abi.encodeWithSelector(ECDSA.ECDSAInvalidSignatureLength.selector, 1));
    }

    function test_claim_attestationIsForOneOrderProofChainAndEscrow() public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        expectForeign(order, quorum(keccak256("another order"), PROOF));
        expectForeign(order, quorum(id, keccak256("another proof")));
        BridgeEscrow own = escrow;
        escrow = new BridgeEscrow(defaultConfig());
        bytes[] memory ofAnotherEscrow = quorum(id, PROOF);
        escrow = own;
        expectForeign(order, ofAnotherEscrow);
        vm.chainId(DST);
        bytes[] memory ofAnotherChain = quorum(id, PROOF);
        vm.chainId(SRC);
        expectForeign(order, ofAnotherChain);
    }

    function test_claim_channelFeeStaysForTheChannel() public {
        Order memory order = tokenOrder();
        order.channel = 7;
        order.channelFee = 2e6;
        openOrder(order);
        claimOne(order);
        vm.assertEq(token.balanceOf(maker), 10_000 ether + 48e6, "maker");
        vm.assertEq(escrow.channelFees(7, address(token)), 2e6, "ledger");
        vm.assertEq(token.balanceOf(address(escrow)), 2e6, "escrow");
    }

    /// A foreign digest recovers to an unknown signer: its address decides which check refuses it.
    function expectForeign(Order memory order, bytes[] memory signatures) private {
        (Order[] memory orders, bytes32[] memory proofs,) = batchOf(order);
        bytes[][] memory all = new bytes[][](1);
        all[0] = signatures;
        try escrow.claim(orders, proofs, all) {
            revert("claimed on a foreign attestation");
        } catch (bytes memory reason) {
            bytes4 name = bytes4(reason);
            bool refused = name == AttesterSet.NotAttester.selector || name == AttesterSet.SignersNotAscending.selector
                || name == ECDSA.ECDSAInvalidSignature.selector;
            vm.assertEq(refused, true, "refused by the signature check");
        }
    }

    function claimWith(Order memory order, bytes[] memory signatures, bytes memory refusal) private {
        (Order[] memory orders, bytes32[] memory proofs,) = batchOf(order);
        bytes[][] memory all = new bytes[][](1);
        all[0] = signatures;
        if (refusal.length > 0) vm.expectRevert(refusal);
        escrow.claim(orders, proofs, all);
    }
}
